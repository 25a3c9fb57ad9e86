// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addressOf, hasOlder, pagesOf, placeOf } from './history-place.ts'

describe('the place in the history', () => {
  it.each([
    ['', { kind: 'all', page: 1 }],
    ['?type=deposit', { kind: 'deposit', page: 1 }],
    ['?type=withdraw&page=3', { kind: 'withdraw', page: 3 }],
    ['?lang=EN&page=12', { kind: 'all', page: 12 }],
    ['?type=bonus&page=0', { kind: 'all', page: 1 }],
    ['?page=-2', { kind: 'all', page: 1 }],
    ['?page=1.5', { kind: 'all', page: 1 }],
    ['?page=1e3', { kind: 'all', page: 1 }],
    ['?page=999999', { kind: 'all', page: 1 }],
  ])('of %j is %j', (search, place) => expect(placeOf(search)).toEqual(place))

  it.each([
    ['/m/wallet/history', { kind: 'all', page: 1 }],
    ['/m/wallet/history?page=2', { kind: 'all', page: 2 }],
    ['/m/wallet/history?type=withdraw', { kind: 'withdraw', page: 1 }],
    ['/m/wallet/history?type=deposit&page=7', { kind: 'deposit', page: 7 }],
  ] as const)('has the address %s, which leads back to it', (address, place) => {
    expect(addressOf(place)).toBe(address)
    expect(placeOf(new URL(address, 'https://site.test').search)).toEqual(place)
  })

  it.each([
    [0, 1],
    [1, 1],
    [20, 1],
    [21, 2],
    [undefined, undefined],
  ])('a total of %j makes %j pages', (total, pages) => expect(pagesOf({ total })).toBe(pages))

  it.each([
    [1, 45, 20, true],
    [3, 45, 5, false],
    [4, 45, 0, false],
    // The total decides, even where the page is not full.
    [1, 45, 3, true],
    [1, undefined, 20, true],
    [1, undefined, 19, false],
    [1, undefined, 250, true],
  ])('page %i of %j with %i entries has older ones: %j', (page, total, given, older) =>
    expect(hasOlder(page, { total, given })).toBe(older),
  )
})
