// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { arrivalEvents } from './arrival-events.ts'

const CUSTOMER = { customerId: '1001', customerName: 'player1' }
const ORDER = { id: 'D1', amount: '1000.5', currency: 'TLB' } as const
const COMMON = { ...CUSTOMER, reference: 'D1', amount: '1000.5', currency: 'TLB' }
const MONEY = { ...COMMON, value: '1000.5', revenue: '1000.5' }

describe('arrivalEvents', () => {
  it('[TR-18] a first arrival fires firstDepositArrival, startTrial and deposit; only deposit carries revenue', () =>
    expect(arrivalEvents({ count: 1, first: true, order: ORDER }, CUSTOMER)).toEqual([
      { name: 'firstDepositArrival', payload: COMMON },
      { name: 'startTrial', payload: COMMON },
      { name: 'deposit', payload: MONEY },
    ]))

  it('[TR-18] a later one fires redeposit and deposit', () =>
    expect(arrivalEvents({ count: 2, first: false, order: ORDER }, CUSTOMER)).toEqual([
      { name: 'redeposit', payload: COMMON },
      { name: 'deposit', payload: MONEY },
    ]))

  it('an order that the gateway does not name has neither money nor a reference', () =>
    expect(arrivalEvents({ count: 2, first: false }, CUSTOMER)).toEqual([
      { name: 'redeposit', payload: CUSTOMER },
      { name: 'deposit', payload: CUSTOMER },
    ]))
})
