// @vitest-environment node
import { expect, it } from 'vitest'
import { orderPayload } from './order-payload.ts'

const ORDER = { amount: '1000.5', currency: 'TLB' } as const
const MONEY = { reference: 'D1', amount: '1000.5', value: '1000.5', currency: 'TLB' }

it.each([
  ['whoever has sent it', { id: '1', userName: 'lan' }, { customerId: '1', customerName: 'lan' }],
  ['somebody else is signed in by now', { id: '2', userName: 'bo' }, { customerId: '1' }],
  ['nobody is', undefined, { customerId: '1' }],
])('[EN-17] an order names its customer: %s', (_case, session, customer) =>
  expect(orderPayload({ order: ORDER, reference: 'D1', member: '1', session })).toEqual({
    ...customer,
    ...MONEY,
  }),
)
