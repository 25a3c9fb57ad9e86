// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasNoCard } from '../contract/counts.ts'
import { countsOf, sharedKey, type SharedCounts } from './shared-counts.ts'

const { parse, name } = sharedKey('lotus01', '1001')
const KNOWN: SharedCounts = {
  askedAt: 5,
  answeredAt: 6,
  failures: 0,
  deposits: { count: 2, highest: 3, orders: ['D3'] },
  withdrawals: { count: 0, highest: 0, orders: [] },
  cards: { bank: 1, virtualWallet: 0, eWallet: 0 },
}

describe('what the tabs share', () => {
  it('has a key for each member of each merchant', () =>
    expect([name, sharedKey('lotus01', '1002').name]).toEqual([
      'wallet.counts.lotus01.1001',
      'wallet.counts.lotus01.1002',
    ]))

  it('is read as it was written', () => expect(parse(JSON.parse(JSON.stringify(KNOWN)))).toEqual(KNOWN))

  it.each([
    ['junk', 'x', undefined],
    ['a time that is none', { ...KNOWN, askedAt: 'now' }, undefined],
    ['failures that are none', { ...KNOWN, failures: -1 }, undefined],
    ['a count that is none', { ...KNOWN, deposits: { count: 1.5, highest: 2, orders: [] } }, { ...KNOWN, deposits: undefined }],
    ['orders that are none', { ...KNOWN, deposits: { count: 1, highest: 1, orders: [1, 'D1'] } }, { ...KNOWN, deposits: { count: 1, highest: 1, orders: ['D1'] } }],
    ['cards that are none', { ...KNOWN, cards: { bank: 1 } }, { ...KNOWN, cards: undefined }],
  ])('loses only what cannot be read: %s', (_case, stored, expected) =>
    expect({ ...parse(stored) }).toEqual({ ...expected }),
  ) // prettier-ignore

  it('never throws', () => fc.assert(fc.property(fc.anything(), (stored) => void parse(stored))))
})

describe('countsOf', () => {
  it('[EN-16] has the parts that are known', () => {
    expect(countsOf(KNOWN)).toEqual({ deposits: 2, withdrawals: 0, cards: KNOWN.cards })
    expect(countsOf({ askedAt: 0, answeredAt: 0, failures: 1 })).toEqual({})
  })
})

it.each([
  [{ bank: 0, virtualWallet: 0, eWallet: 0 }, true],
  [{ bank: 0, virtualWallet: 0, eWallet: 1 }, false],
  [{ bank: 1, virtualWallet: 0, eWallet: 0 }, false],
  [undefined, false],
])('[CO-05] with the cards %j hasNoCard is %s', (cards, expected) =>
  expect(hasNoCard({ ...(cards && { cards }) })).toBe(expected),
)
