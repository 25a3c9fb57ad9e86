// @vitest-environment node
import { CANONICAL_EVENTS, type CanonicalEvent, type TrackingPayload } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withMoneyOnce } from './revenue.ts'

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
