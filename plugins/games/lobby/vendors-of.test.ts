// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Lane } from '../contract.ts'
import { readView, viewAddress } from './area-view.ts'
import { vendorsOf } from './vendors-of.ts'

const lane = (category: string, vendors: readonly string[], named: readonly string[] = []): Lane => ({
  key: category.toLowerCase(),
  title: category,
  category,
  vendors: named,
  gameCount: vendors.length,
  cards: vendors.map((vendor, index) => ({
    code: `${category}${index}`,
    name: 'Game',
    vendor,
    vendorName: `${vendor} Studio`,
    image: '',
  })),
})
const codes = (lanes: readonly Lane[], ...described: Parameters<typeof vendorsOf>[1] & object) =>
  vendorsOf(lanes, described).map(({ code }) => code)

describe('vendorsOf', () => {
  it('[RT-07] lists vendors in the order in which lanes and cards have them', () =>
    expect(codes([lane('LIVE', ['B', 'A']), lane('RNG', ['C', 'A', 'B'])])).toEqual(['B', 'A', 'C']))

  it('adds those without a game that a lane names and the gateway describes', () =>
    expect(codes([lane('RNG', ['A'], ['D', 'A', 'E'])], { code: 'D' }, { code: 'F' })).toEqual(['A', 'D']))

  it('has the gateway’s name and logo, else the name on the cards', () =>
    expect(vendorsOf([lane('RNG', ['A', 'B'])], [{ code: 'A', name: 'Anchor', logo: '/a.svg' }])).toEqual([
      { code: 'A', name: 'Anchor', logo: '/a.svg' },
      { code: 'B', name: 'B Studio' },
    ]))
})

describe('the address of a view', () => {
  const lanes = [lane('RNG', ['A']), lane('LIVE', ['B'])]

  it.each([
    ['', {}],
    ['?category=rng', { lane: lanes[0] }],
    ['?category=live&vendor=B', { lane: lanes[1], vendor: 'B' }],
    ['?vendor=%E6%B8%B8+%26', { vendor: '游 &' }],
    ['?list=favourites', { list: 'favourites' }],
  ] as const)('reads and writes %j', (search, view) => {
    const read = readView(lanes, search)
    expect(read).toEqual({
      lane: undefined,
      vendor: undefined,
      ...view,
      ...('list' in view && { lane: undefined }),
    })
    expect(viewAddress(read)).toBe(`/m/game${search}`)
  })

  it.each(['?category=none', '?list=all', '?vendor=', `?vendor=${'x'.repeat(65)}`, '?category=%00'])(
    'shows everything for %j',
    (search) => expect(viewAddress(readView(lanes, search))).toBe('/m/game'),
  )
})
