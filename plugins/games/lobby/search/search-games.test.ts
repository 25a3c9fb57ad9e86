// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameCard, Lane } from '../../contract.ts'
import { indexGames } from './game-index.ts'
import { searchGames } from './search-games.ts'

const card = (name: string, vendorName = 'Sealight', badge?: GameCard['badge']): GameCard => ({
  code: name,
  name,
  vendor: 'V',
  vendorName,
  image: '',
  ...(badge && { badge }),
})
const lane = (category: string, title: string, ...cards: readonly GameCard[]): Lane => ({
  key: category.toLowerCase(),
  title,
  category,
  vendors: [],
  gameCount: cards.length,
  cards,
})
const LANES = [
  lane('LOTT', 'Xổ số', card('Hà Nội VIP', 'Lotto Việt'), card('Đà Nẵng 3D', 'Lotto Việt'), card('Xổ Số Miền Nam', 'Lotto Việt')),
  lane('RNG', 'Nổ hũ', card('Ingot Harbor'), card('Lucky Chip Club', 'Mango', 'jackpot'), card('Golden Lucky Lotus')),
  lane('LIVE', 'Live casino', card('Orchid Baccarat', 'Orchid Live', 'hot'), card('百家乐大厅'), card('Hà Nội VIP', 'Lotto Việt')),
] // prettier-ignore
const BADGES = { hot: 'Đang hot', new: 'Mới', jackpot: 'Nổ hũ lớn' }
const INDEX = indexGames(LANES, (badge) => BADGES[badge])
const names = (text: string): readonly string[] =>
  searchGames(INDEX, text).games.map((game) => game.card.name)

describe('searchGames', () => {
  it.each<[string, string, readonly string[]]>([
    ['the beginning of a word, in every category', 'bac', ['Orchid Baccarat']],
    ['a name without its marks', 'ha noi', ['Hà Nội VIP']],
    ['a name with its marks, in capitals', 'HÀ NỘI', ['Hà Nội VIP']],
    ['a letter that is no mark', 'da nang', ['Đà Nẵng 3D']],
    ['a name without its blanks', 'xoso mien', ['Xổ Số Miền Nam']],
    ['words in any order, parts of words', ' club  luck ', ['Lucky Chip Club']],
    ['the beginning of a name first', 'lucky', ['Lucky Chip Club', 'Golden Lucky Lotus']],
    ['the vendor', 'mango', ['Lucky Chip Club']],
    ['a category, by its own title', 'nổ hũ', ['Ingot Harbor', 'Lucky Chip Club', 'Golden Lucky Lotus']],
    ['a category, by its usual word', 'slots', ['Ingot Harbor', 'Lucky Chip Club', 'Golden Lucky Lotus']],
    ['a badge', 'jackpot', ['Lucky Chip Club']],
    ['a badge in the player’s language', 'dang hot', ['Orchid Baccarat']],
    ['Chinese, any part', '家乐', ['百家乐大厅']],
    ['full width', 'ｖｉｐ', ['Hà Nội VIP']],
    ['nothing', 'zzzz', []],
    ['no pattern', '.*', []],
    ['blanks only', '   ', []],
  ])('%s', (_case, text, expected) => expect(names(text)).toEqual(expected)) // prettier-ignore

  it.each<[string, readonly string[]]>([
    ['bacarat', ['Orchid Baccarat']],
    ['orchd baccarat', ['Orchid Baccarat']],
    ['harbro', ['Ingot Harbor']],
    ['sloots', ['Ingot Harbor', 'Lucky Chip Club', 'Golden Lucky Lotus']],
  ])('forgives %s', (text, expected) => {
    expect(names(text)).toEqual(expected)
    expect(searchGames(INDEX, text).similar).toBe(true)
  })

  it.each(['viq', '百家东', 'zzzorchid'])('does not take just anything for similar: %s', (text) =>
    expect(names(text)).toEqual([]),
  )

  it('lists a game of several lanes once, and takes similar ones only where nothing fits', () => {
    expect(names('ha noi vip')).toEqual(['Hà Nội VIP'])
    expect(searchGames(INDEX, 'ha noi vip')).toMatchObject({
      similar: false,
      games: [{ lanes: ['lott', 'live'] }],
    })
  })

  it('finds every game by its name, and by its name with a letter left out', () => {
    const all = INDEX.map((game) => game.card.name)
    for (const name of all) expect(names(name)).toContain(name)
    const long = fc.constantFrom(...all.filter((name) => /\p{Script=Latin}{5}/u.test(name)))
    fc.assert(
      fc.property(long, fc.nat(20), (name, at) => {
        const word = name.split(' ').sort((a, b) => b.length - a.length)[0] ?? ''
        const place = 1 + (at % (word.length - 1))
        expect(names(word.slice(0, place) + word.slice(place + 1))).toContain(name)
      }),
    )
  })

  it('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void names(text)))
    expect(names('x'.repeat(100_000))).toEqual([])
  })
})
