// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type OpenOrder, openOrdersKey, withOpenOrder } from './open-order.ts'

const KEY = openOrdersKey('wallet.deposit')
const open: OpenOrder = { reference: '7KQ2-M9XD', amount: '1000.5', currency: 'BRL', sentAt: 5 }

describe('openOrdersKey', () => {
  it('is local, so that a crash of the tab loses nothing', () =>
    expect([KEY.name, KEY.area]).toEqual(['wallet.deposit.open', 'local']))
  it('reads what was stored', () => {
    const orders = { a: open, b: { ...open, orderId: 'D1' } }
    expect(KEY.parse(JSON.parse(JSON.stringify(orders)))).toEqual(orders)
  })
  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'x'],
    ['no reference', { ...open, reference: '' }],
    ['a long reference', { ...open, reference: 'x'.repeat(65) }],
    ['an amount that is a number', { ...open, amount: 1000.5 }],
    ['an amount in another notation', { ...open, amount: '1,000' }],
    ['no currency', { ...open, currency: undefined }],
    ['no time', { ...open, sentAt: '5' }],
  ])('drops a bad entry alone: %s', (_case, bad) =>
    expect(KEY.parse({ a: bad, b: open })).toEqual({ b: open }),
  )
  it('drops a bad id of the order, and has the order', () =>
    expect(KEY.parse({ a: { ...open, orderId: 7 } })).toEqual({ a: open }))
  it.each([undefined, null, 7, 'x'])('has nothing where %j is stored', (stored) =>
    expect(KEY.parse(stored)).toBe(undefined),
  )
})

describe('withOpenOrder', () => {
  it('replaces and removes the order of one member, and leaves the others alone', () => {
    const both = withOpenOrder(withOpenOrder({}, 'a', open), 'b', open)
    const other = { ...open, amount: '7' } as const
    expect(withOpenOrder(both, 'a', other)).toEqual({ a: other, b: open })
    expect(withOpenOrder(both, 'a', undefined)).toEqual({ b: open })
  })
  it('has the twenty latest members', () => {
    let orders: Readonly<Record<string, OpenOrder>> = {}
    for (let member = 0; member < 25; member += 1) orders = withOpenOrder(orders, `m${member}`, open)
    expect(Object.keys(orders)).toEqual(Array.from({ length: 20 }, (_, index) => `m${index + 5}`))
  })
})
