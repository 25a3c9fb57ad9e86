// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ordersAnswer } from './orders-answer.ts'

const ORDER = { orderId: 'D1', type: 'DEPOSIT', amount: '50000', currency: 'VND', status: 'SUCCESS' }
const read = (total: unknown, orders: unknown) =>
  v.safeParse(ordersAnswer, { success: true, value: { total, orders } })
const page = (total: unknown, orders: unknown) => v.parse(ordersAnswer, { value: { total, orders } })

describe('a page of orders', () => {
  it.each([
    [45, 45],
    ['45', 45],
    [1, 1],
    // Not believed.
    [0, undefined],
    [-3, undefined],
    [4.5, undefined],
    ['many', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('has the total %j as %j', (total, read) => expect(page(total, [ORDER]).total).toBe(read))

  it('[EN-30] loses a bad entry alone, and the second of two with one id', () => {
    const orders = [
      { ...ORDER, orderId: 'D2' },
      null,
      { ...ORDER, amount: '-1' },
      { ...ORDER, orderId: 'D2' },
      { ...ORDER, status: 'LOST' },
      { ...ORDER, orderId: 3 },
    ]
    const { orders: shown, refused, given } = page(6, orders)
    expect(shown.map(({ id }) => id)).toEqual(['D2', '3'])
    expect(refused).toEqual(['1: not an object', '2: amount', '3: the key of another', '4: status'])
    expect(given).toBe(6)
  })

  it('is empty where there are no orders', () =>
    expect(page(0, [])).toEqual({ total: 0, orders: [], given: 0, refused: [] }))

  it.each([
    ['nothing but bad entries', [{}, null]],
    ['no list', {}],
    ['nothing', undefined],
  ])('[EN-30] is refused with %s', (_case, orders) => expect(read(1, orders).success).toBe(false))

  it('of a gateway that sends everything at once is cut, and says so', () => {
    const { orders, refused, given } = page(
      undefined,
      Array.from({ length: 250 }, (_, index) => ({ ...ORDER, orderId: index })),
    )
    expect([orders.length, given, refused]).toEqual([100, 250, ['100: too many']])
  })

  it('[EN-30] never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (total, orders) => {
        read(total, orders)
        read(total, [orders])
      }),
    )
  })
})
