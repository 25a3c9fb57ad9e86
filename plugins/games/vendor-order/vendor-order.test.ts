// @vitest-environment node
import { testPlugin } from '@foyer/sdk/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Lane, VENDORS, vendorOrders } from '../contract.ts'
import vendorOrder from './manifest.ts'
import { categoryOrder } from './category-order.ts'
import { sortLanes } from './sort-lanes.ts'

const lane = (category: string, vendors: readonly string[] = [], key = category): Lane => ({
  key,
  title: key,
  category,
  vendors,
  gameCount: vendors.length,
  cards: vendors.map((vendor, index) => ({
    code: `G${index}`,
    name: `Game ${index}`,
    vendor,
    vendorName: vendor,
    image: '/x.svg',
  })),
})
const keys = (lanes: readonly Lane[]): readonly string[] => lanes.map(({ key }) => key)

describe('categoryOrder', () => {
  it.each<[string, readonly string[], Record<string, number>]>([
    ['[VO-02] steps by 100', ['LIVE', 'FISH', 'SPORTS'], { LIVE: 100, FISH: 200, SPORTS: 300 }],
    ['[VO-03] RNG is TCG', ['LIVE', 'RNG'], { LIVE: 100, TCG: 200 }],
    ['[VO-03] PVP is TCG', ['PVP', 'LIVE'], { TCG: 100, LIVE: 200 }],
    ['[VO-03] RNG and PVP are one', ['PVP', 'LIVE', 'RNG', 'FISH'], { TCG: 100, LIVE: 200, FISH: 300 }],
    ['[VO-04] ELOTT is linked with ELOTTO and SEA_LOTT', ['LIVE', 'ELOTT'], { LIVE: 100, ELOTT: 200, ELOTTO: 200, SEA_LOTT: 205 }],
    ['[VO-04] LOTT brings VIETNAM_LOTTO', ['LOTT', 'LIVE'], { LOTT: 100, VIETNAM_LOTTO: 101, LIVE: 200 }],
    ['a linked category that is listed keeps its own place', ['SEA_LOTT', 'ELOTT'], { SEA_LOTT: 100, ELOTT: 200, ELOTTO: 200 }],
    ['names match in any case, with spaces around', [' live ', 'Rng'], { LIVE: 100, TCG: 200 }],
    ['nothing listed', [], {}],
    ['names of object members are ordinary names', ['constructor', '__proto__'], { CONSTRUCTOR: 100, __PROTO__: 200 }],
  ])('%s', (_case, categories, expected) => {
    expect(categoryOrder(categories)).toEqual(new Map(Object.entries(expected)))
  }) // prettier-ignore
})

describe('sortLanes', () => {
  it('puts lanes in the order of their categories, unlisted ones last in their given order', () => {
    const lanes = [lane('CRASH'), lane('SEA_LOTT'), lane('RNG'), lane('OTHER'), lane('ELOTT'), lane('PVP')]
    expect(keys(sortLanes(lanes, categoryOrder(['TCG', 'ELOTT'])))).toEqual([
      'RNG',
      'PVP',
      'ELOTT',
      'SEA_LOTT',
      'CRASH',
      'OTHER',
    ])
  })

  it('[VO-01] puts cards in the order of their vendors', () => {
    const mixed = lane('LOTT', ['MANGO', 'LOTT', 'TCG_SEA', 'TCG_LOTTO_VN', 'LOTT'])
    const { lottery, sea, vietnamLottery } = VENDORS
    const [sorted] = sortLanes([mixed], categoryOrder([]), { LOTT: [vietnamLottery, lottery, sea] })
    expect(sorted?.cards.map(({ vendor, code }) => `${vendor} ${code}`)).toEqual([
      'TCG_LOTTO_VN G3',
      'LOTT G1',
      'LOTT G4',
      'TCG_SEA G2',
      'MANGO G0',
    ])
  })

  it('returns the same array if nothing moves', () => {
    const lanes = [lane('LIVE'), lane('RNG'), lane('OTHER')]
    expect(sortLanes(lanes, categoryOrder([]))).toBe(lanes)
    expect(sortLanes(lanes, categoryOrder(['LIVE', 'PVP']))).toBe(lanes)
  })

  it('loses no lane, and keeps the order of equal ones', () => {
    const category = fc.constantFrom('LOTT', 'ELOTT', 'RNG', 'PVP', 'LIVE', 'SEA_LOTT', 'odd')
    fc.assert(
      fc.property(fc.array(category), fc.array(category), (given, listed) => {
        const lanes = given.map((each, index) => lane(each, [], `${index}`))
        const sorted = sortLanes(lanes, categoryOrder(listed))
        expect(new Set(sorted)).toEqual(new Set(lanes))
        for (const each of new Set(given)) {
          const places = sorted.filter((one) => one.category === each).map(({ key }) => Number(key))
          expect(places).toEqual([...places].sort((a, b) => a - b))
        }
      }),
    )
  })
})

describe('the plugin', () => {
  it('[RT-07] sorts by the merchant’s settings, while it is on', async () => {
    const test = await testPlugin(vendorOrder, { settings: { categories: ['LIVE', 'RNG'] } })
    const lanes = [lane('FISH'), lane('RNG'), lane('LIVE')]
    const [order, ...others] = test.contributions(vendorOrders)
    expect(order && keys(order.sort(lanes))).toEqual(['LIVE', 'RNG', 'FISH'])
    expect(others).toEqual([])
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    expect(test.contributions(vendorOrders)).toEqual([])
  })

  it('keeps the gateway’s order if the merchant sets none', async () => {
    const test = await testPlugin(vendorOrder)
    const lanes = [lane('FISH'), lane('RNG'), lane('LIVE')]
    expect(test.contributions(vendorOrders)[0]?.sort(lanes)).toBe(lanes)
    await test.dispose()
  })
})
