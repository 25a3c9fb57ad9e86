// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Lane } from '../contract.ts'
import { filterLanes, laneOf } from './filter-lanes.ts'

const lane = (key: string, ...names: readonly string[]): Lane => ({
  key,
  title: key,
  category: key.toUpperCase(),
  gameCount: names.length,
  cards: names.map((name) => ({ code: name, name, vendor: 'V', vendorName: 'Lotto Việt', image: '' })),
})
const LANES = [
  lane('lott', 'Hà Nội VIP', 'Đà Nẵng 3D'),
  lane('elott', 'Lucky Ball'),
  lane('rng', 'Ingot Harbor', 'Lucky Chip Club'),
  lane('none'),
]

describe('filterLanes', () => {
  it.each<[string, string | undefined, string, readonly string[]]>([
    ['everything but empty lanes', undefined, '', ['Hà Nội VIP', 'Đà Nẵng 3D', 'Lucky Ball', 'Ingot Harbor', 'Lucky Chip Club']],
    ['one lane', 'rng', '', ['Ingot Harbor', 'Lucky Chip Club']],
    ['a name without its marks', undefined, 'ha noi', ['Hà Nội VIP']],
    ['a name with its marks', undefined, 'HÀ NỘI', ['Hà Nội VIP']],
    ['a letter that is no mark', undefined, 'da nang', ['Đà Nẵng 3D']],
    ['words in any order, parts of words', undefined, ' club  luck ', ['Lucky Chip Club']],
    ['across lanes', undefined, 'lucky', ['Lucky Ball', 'Lucky Chip Club']],
    ['within a lane', 'elott', 'lucky', ['Lucky Ball']],
    ['the vendor counts', 'elott', 'viet', ['Lucky Ball']],
    ['nothing', undefined, 'zzz', []],
    ['no pattern', undefined, '.*', []],
  ])('%s', (_case, category, text, names) => {
    const found = filterLanes(LANES, { category, text })
    expect(found.flatMap(({ cards }) => cards.map(({ name }) => name))).toEqual(names)
    expect(found.every(({ cards }) => cards.length > 0)).toBe(true)
  }) // prettier-ignore
})

describe('laneOf', () => {
  it.each<[string | null, string | undefined]>([
    ['rng', 'rng'],
    ['RNG', 'rng'],
    ['nope', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j', (asked, key) => expect(laneOf(LANES, asked)).toBe(key))

  it('finds the first of several by category', () =>
    expect(laneOf([{ ...lane('fish-2'), category: 'FISH' }], 'Fish')).toBe('fish-2'))
})
