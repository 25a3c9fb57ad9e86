// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderAnswer, referenceAnswer } from './order-answer.ts'

const wire = {
  orderId: 880_001,
  type: 'DEPOSIT',
  amount: '500000.50',
  currency: 'vnd',
  status: 'PENDING',
  method: 'QR',
  createTime: 1_700_000_000_000,
  payUrl: 'https://pay.example/1',
}
const read = (part: object = {}) => v.safeParse(orderAnswer, { value: { ...wire, ...part } })

describe('orderAnswer', () => {
  it('reads an order', () =>
    expect(read().output).toEqual({
      id: '880001',
      kind: 'deposit',
      amount: '500000.5',
      currency: 'VND',
      state: 'waiting',
      method: 'QR',
      reason: '',
      placedAt: 1_700_000_000_000,
      endedAt: undefined,
      payUrl: 'https://pay.example/1',
    }))
  it.each([
    ['PENDING', 'waiting'],
    ['SUCCESS', 'arrived'],
    ['REFUSED', 'refused'],
    ['CANCELLED', 'cancelled'],
  ])('%s is %s', (status, state) => expect(read({ status }).output).toMatchObject({ state }))
  it.each<object>([
    { orderId: undefined },
    { orderId: ' ' },
    { orderId: 'x'.repeat(65) },
    { type: 'BONUS' },
    { amount: -5 },
    { amount: 'much' },
    { amount: Number.NaN },
    { amount: 1e30 },
    { currency: '₫' },
    { currency: undefined },
    { status: 'LOST' },
  ])('[EN-30] refuses an order that would be shown wrong: %j', (part) =>
    expect(read(part).success).toBe(false),
  )
  it.each<[object, object]>([
    [{ method: 7 }, { method: '' }],
    [{ createTime: 'yesterday' }, { placedAt: undefined }],
    [{ createTime: -1 }, { placedAt: undefined }],
    [{ endTime: null }, { endedAt: undefined }],
    [{ payUrl: 7 }, { payUrl: undefined }],
  ])('does without what is malformed: %j', (part, output) => expect(read(part).output).toMatchObject(output))
  it.each<[string, string]>([
    ['x'.repeat(500), 'x'.repeat(500)],
    ['x'.repeat(501), 'x'.repeat(500)],
    ['😀'.repeat(600), '😀'.repeat(500)],
  ])('cuts a text that is too long to 500 characters', (long, cut) =>
    expect(read({ reason: long, method: long }).output).toMatchObject({ reason: cut, method: cut }),
  )
  it.each(['javascript:alert(1)', 'http://pay.example/1', '//pay.example', 'data:text/html,x', 'pay'])(
    '[SE-03d] has no address of a payment where it is %s',
    (payUrl) => expect(read({ payUrl }).output).toMatchObject({ payUrl: undefined }),
  )
  it.each([
    'https://pay.example/1?order=880001',
    'http://localhost:4173/pay',
    'http://lotus.localhost:4173/pay',
  ])('[SE-03d] has the address of a payment at %s', (payUrl) =>
    expect(read({ payUrl }).output).toMatchObject({ payUrl }),
  )
})

describe('referenceAnswer', () => {
  const ask = (value: unknown) => v.safeParse(referenceAnswer, { value })
  it('tells of an order, and of none', () => {
    expect(ask({ known: true, order: wire }).output).toMatchObject({ known: true, order: { id: '880001' } })
    expect(ask({ known: false }).output).toEqual({ known: false })
  })
  it.each<unknown>([undefined, null, true, {}, { known: 'no' }, { known: true }, { known: true, order: {} }])(
    'is no answer: %j',
    (value) => expect(ask(value).success).toBe(false),
  )
})
