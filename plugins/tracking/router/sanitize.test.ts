// @vitest-environment node
import { CANONICAL_EVENTS, type CanonicalEvent, type TrackingPayload } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADDRESS_LENGTH } from './constants.ts'
import { currencyOf, isPersonal, sanitize, withMoneyOnce } from './sanitize.ts'

const MONEY = { value: '50', revenue: '50', amount: '50', currency: 'VND' }

const event = (name: CanonicalEvent, payload: TrackingPayload = { reference: 'D-1', ...MONEY }) =>
  ({ name, id: `${name}:D-1`, at: 1, payload }) as const

const sent = (name: CanonicalEvent, accepted: readonly CanonicalEvent[], payload?: TrackingPayload) =>
  withMoneyOnce(event(name, payload), (asked) => accepted.includes(asked)).payload

const FIRST = ['firstDepositArrival', 'startTrial', 'deposit'] as const

const LATER = ['redeposit', 'deposit'] as const

describe('the money of an arrival', () => {
  it.each<[CanonicalEvent, readonly CanonicalEvent[]]>([
    ['deposit', CANONICAL_EVENTS],
    ['firstDepositArrival', ['firstDepositArrival', 'startTrial']],
    ['startTrial', ['startTrial', 'redeposit']],
    ['redeposit', ['redeposit', 'firstDepositArrival']],
  ])('[TR-18] is with %s for a destination that accepts %j', (name, accepted) => {
    expect(sent(name, accepted)).toEqual({ reference: 'D-1', ...MONEY })
  })

  it.each(['firstDepositArrival', 'startTrial', 'redeposit'] as const)(
    '[TR-18] is not with %s for a destination that accepts deposits',
    (name) => {
      expect(sent(name, CANONICAL_EVENTS)).toEqual({ reference: 'D-1' })
    },
  )

  it('is the amount where the event has no value yet', () => {
    expect(sent('firstDepositArrival', ['firstDepositArrival'], { amount: '5', currency: 'PHP' })).toEqual({
      value: '5',
      revenue: '5',
      amount: '5',
      currency: 'PHP',
    })
    const complete = event('deposit')
    expect(withMoneyOnce(complete, () => true)).toBe(complete)
  })

  it.each([
    ['first', FIRST],
    ['later', LATER],
  ])('[TR-18] of a %s one is with at most one event, whatever the destination accepts', (_, names) => {
    fc.assert(
      fc.property(fc.subarray([...CANONICAL_EVENTS]), (accepted) => {
        const got = names.filter((name) => accepted.includes(name)).map((name) => sent(name, accepted))
        const paid = got.filter(
          (payload) => (payload.value ?? payload.revenue ?? payload.amount) !== undefined,
        )
        expect(paid).toHaveLength(Math.min(got.length, 1))
      }),
    )
  })
})

it('leaves every other event as it is', () => {
  for (const name of CANONICAL_EVENTS) {
    if ([...FIRST, ...LATER].some((arrival) => arrival === name)) continue
    const given = event(name)
    expect(withMoneyOnce(given, () => true)).toBe(given)
  }
})

describe('isPersonal', () => {
  it.each([
    'a@b.test',
    'a%40b.test',
    '+84 912 345 678',
    '0912345678',
    '84912345678',
    '(02) 8123-4567',
    '0091234567',
    '+1',
    '912-345-678',
  ])('[TR-17] %s is a phone number or an e-mail address', (text) => {
    expect(isPersonal(text)).toBe(true)
  })

  it.each(['1001', '123456789', 'player1', 'TCG_SEA', '8f3c2a', 'a-1-2', 'Slot 1234567890'])(
    '%s is not',
    (text) => {
      expect(isPersonal(text)).toBe(false)
    },
  )

  it('[TR-17] treats a name of seven digits as a phone number', () => {
    expect(isPersonal('9123456', 7)).toBe(true)
    expect(isPersonal('912345', 7)).toBe(false)
  })
})

it.each([
  ['VND', 'VND'],
  ['vndk', 'VND'],
  ['USDT', 'USD'],
  ['TLB', 'PHP'],
  [' tlb ', 'PHP'],
  ['₱', undefined],
  ['', undefined],
  ['US', undefined],
])('[EN-17] currency %s is %s', (given, currency) => {
  expect(currencyOf(given)).toBe(currency)
})

describe('sanitize', () => {
  it('[EN-17] keeps the payload’s fields', () => {
    const payload = {
      customerId: '1001',
      customerName: 'player1',
      value: '10',
      revenue: '10.5',
      amount: '-10',
      currency: 'VND',
      reference: '20261121093000123456',
      method: 'firebase',
      content: { id: 'g1', name: 'Dragon', category: 'TCG_SEA' },
      page: 'https://a.test/m/home',
    }
    const clean = sanitize(payload)
    expect(clean).toEqual(payload)
    expect(Object.isFrozen(clean) && Object.isFrozen(clean.content)).toBe(true)
  })

  it.each([
    ['12.50', '12.50'],
    [12.5, '12.5'],
    ['1e5', undefined],
    ['1,000', undefined],
    ['+84912345678', undefined],
    ['1234567890123456', undefined],
    [Infinity, undefined],
    [{}, undefined],
  ])('[EN-17] sends a sum as decimal text: %s as %s', (given, sent) => {
    expect(sanitize({ amount: given }).amount).toBe(sent)
  })

  it('[EN-17] cuts the payload’s currency to three letters, and sends PHP for TLB', () => {
    expect(sanitize({ currency: 'USDT', amount: '1' })).toEqual({ currency: 'USD', amount: '1' })
    expect(sanitize({ currency: 'TLB', amount: '1' })).toEqual({ currency: 'PHP', amount: '1' })
  })

  it('[TR-17] leaves out phone numbers, e-mail addresses and unknown fields', () => {
    const hostile = {
      customerId: '+84912345678',
      customerName: '912345678',
      reference: 'me@mail.test',
      password: 'secret',
      token: 'secret',
      email: 'me@mail.test',
      content: { id: 'g1', name: 'me@mail.test', token: 'secret' },
      page: 'https://a.test/m/x?token=secret&code=secret&redirectUrl=secret&fbclid=F',
    }
    expect(sanitize(hostile)).toEqual({ content: { id: 'g1' }, page: 'https://a.test/m/x?fbclid=F' })
  })

  it('uses the given page if the payload has none', () => {
    expect(sanitize(undefined, 'https://a.test/m')).toEqual({ page: 'https://a.test/m' })
    expect(sanitize({ page: 'https://a.test/n' }, 'https://a.test/m')).toEqual({ page: 'https://a.test/n' })
  })

  it('leaves out the query of a page’s address that is too long to be sent, and the address where its path is', () => {
    const long = 'x'.repeat(ADDRESS_LENGTH)
    expect(sanitize({ page: `https://a.test/m?a=${long}` })).toEqual({ page: 'https://a.test/m' })
    expect(sanitize({ page: `https://a.test/${long}` })).toEqual({})
  })

  it.each(['tel:+84912345678', 'vn0912345678', '０９１２３４５６７８', 'call +84 91 234 5678'])(
    '[TR-17] leaves out the customer’s name %s, which holds a phone number',
    (customerName) => {
      expect(sanitize({ customerId: '7', customerName })).toEqual({ customerId: '7' })
    },
  )

  it.each([[null], ['text'], [42], [[]], [{ value: Number.NaN, customerId: {}, content: 'x', page: 1 }]])(
    'returns an empty payload for %j',
    (raw) => {
      expect(sanitize(raw)).toEqual({})
    },
  )

  it('[TR-17] never throws, and lets no e-mail address or international number through, for any input', () => {
    const personal = fc.oneof(fc.emailAddress(), fc.stringMatching(/^\+\d{8,14}$/))
    const value = fc.oneof(personal, fc.anything())
    const payload = fc.record(
      {
        customerId: value, customerName: value, reference: value, method: value, currency: value, value, revenue: value,
        content: fc.oneof(value, fc.record({ id: value, name: value, category: value })), extra: value,
      },
      { requiredKeys: [] },
    ) // prettier-ignore
    fc.assert(
      fc.property(payload, (raw) => {
        const sent = JSON.stringify(sanitize(raw))
        expect(sent).not.toMatch(/@|"\+\d/)
        expect(sanitize(sanitize(raw))).toEqual(sanitize(raw))
      }),
      { numRuns: 500 },
    )
  })
})
