// @vitest-environment node
import type { LanguageCode } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { brandScenes, hueOf } from '../art/banners/brand-scenes.ts'
import { randomOf } from '../art/random.ts'
import { derivedBanners } from './banners/derived-banners.ts'
import { derivedCatalogue } from './derived-catalogue.ts'
import { derivedJackpot } from './derived-jackpot.ts'
import { GAMES } from './games.ts'
import { LANE_KINDS } from './lane-kinds.ts'

const brand = (id: string, languages: readonly LanguageCode[] = ['EN']) => ({ id, languages })

describe('a merchant that the mock has no catalogue for', () => {
  it.each<[string, readonly LanguageCode[]]>([
    ['jade', ['EN', 'TH']],
    ['onyx', ['VI']],
    ['opal', ['PT-BR', 'EN']],
  ])('%s in %j has every lane, with games that its players know', (id, languages) => {
    const { lanes, vendors, excluded = [] } = derivedCatalogue(brand(id, languages))
    expect([...lanes].sort()).toEqual(Object.keys(LANE_KINDS).sort())
    for (const lane of lanes) {
      const games = GAMES.filter(
        ({ category, vendor, name }) =>
          category === LANE_KINDS[lane].kind && vendors.includes(vendor) && !excluded.includes(name),
      )
      expect(games.length, lane).toBeGreaterThan(3)
    }
    expect(vendors.includes('TCG_LOTTO_VN')).toBe(languages.includes('VI'))
    expect(excluded.includes('Roleta ao Vivo')).toBe(!languages.includes('PT-BR'))
  })

  it('has an order of its own, the same each time', () => {
    expect(derivedCatalogue(brand('jade'))).toEqual(derivedCatalogue(brand('jade')))
    expect(derivedCatalogue(brand('jade')).lanes).not.toEqual(derivedCatalogue(brand('onyx')).lanes)
  })

  it.each([
    ['VND', 17_500_000_000, 37_500_000_000],
    ['THB', 24_500_000, 52_500_000],
    ['USD', 700_000, 1_500_000],
    ['BHD', 700_000, 1_500_000],
  ])('has a jackpot in %s from %d to %d, above every win', (currency, least, most) => {
    const { amount, winners } = derivedJackpot({ id: 'jade', currency }, ['Star Harbor 777', 'Moonshot'])
    expect(amount).toBeGreaterThanOrEqual(least)
    expect(amount).toBeLessThanOrEqual(most)
    for (const won of winners) expect(won.amount).toBeLessThan(amount / 10)
    expect(new Set(winners.map(({ game }) => game))).toEqual(new Set(['Star Harbor 777', 'Moonshot']))
  })

  it('has four banners with its name, and pictures in its colours', () => {
    const [first, ...more] = derivedBanners(
      { id: 'jade', name: 'Jade' },
      { name: 'Moonshot', vendor: 'HARE', code: 'CR001' },
    )
    expect(first).toMatchObject({ linkageType: 'G', linkage: 'Moonshot', gameType: 'CR001' })
    expect(first?.titles.EN).toBe('Tonight at Jade: Moonshot')
    const scenes = brandScenes({ brand: '#0f6b4a', accent: '#d4a017', ground: '#06281c' })
    expect(scenes).toHaveLength(more.length + 1)
    for (const scene of scenes) expect(scene.draw(randomOf('jade'))).toMatch(/#06281c.*#0f6b4a.*#d4a017/s)
  })
})

it.each([
  ['#f00', 0],
  ['#00ff00', 120],
  ['#0000ff', 240],
  ['#ff00ff', 300],
  ['#808080', 220],
])('the hue of %s is %d', (color, hue) => expect(hueOf(color)).toBe(hue))
