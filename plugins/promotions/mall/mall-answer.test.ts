// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mallAnswer, orderAnswer, ordersAnswer } from './mall-answer.ts'

const good = { id: 'G1', name: 'Mug', price: '4500', stock: '3' }
const read = (goods: unknown, points: unknown = '900') =>
  v.safeParse(mallAnswer, { value: { points, goods } })

describe('mallAnswer', () => {
  it('reads goods, and the points as decimal text', () => {
    const result = read([{ ...good, description: 'x', image: '/cdn/goods/mug.svg' }], '12480')
    expect(result.success && result.output).toEqual({
      points: 12_480,
      goods: [{ id: 'G1', name: 'Mug', text: 'x', image: '/cdn/goods/mug.svg', price: 4_500, stock: 3 }],
      refused: [],
    })
  })
  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['no id', { ...good, id: undefined }],
    ['no name', { ...good, name: '' }],
    ['no price', { ...good, price: undefined }],
    ['a price that is none', { ...good, price: 'cheap' }],
    ['a price in parts', { ...good, price: '10.5' }],
    ['a negative price', { ...good, price: -400 }],
  ])('[EN-30] drops an entry alone: %s', (_case, bad) => {
    const result = read([bad, { ...good, id: 'G2' }])
    expect(result.success && result.output.goods.map(({ id }) => id)).toEqual(['G2'])
    expect(read([bad]).success).toBe(false)
  })
  it.each([['some'], [-1], [null], [1.5]])('a stock that is none counts as unlimited: %j', (stock) => {
    const result = read([{ ...good, stock }])
    expect(result.success && result.output.goods[0]?.stock).toBe(undefined)
  })
  it.each([
    [[good], 'many'],
    [[good], undefined],
    [[good], '-5'],
    [null, '900'],
    [{}, '900'],
  ])('refuses what cannot be shown: %j, %j points', (goods, points) =>
    expect(v.safeParse(mallAnswer, { value: { goods, points } }).success).toBe(false),
  )
  it('an empty market is no mistake', () => expect(read([]).success).toBe(true))
})

it('ordersAnswer puts the latest first, and does without what is missing', () => {
  const rows = [
    { id: 1, name: 'A', price: '5' },
    null,
    { id: 2, name: 'B', price: 7, time: 99, status: 'DONE' },
  ]
  expect(v.parse(ordersAnswer, { value: rows })).toEqual({
    orders: [
      { id: '2', name: 'B', price: 7, at: 99, state: 'DONE' },
      { id: '1', name: 'A', price: 5, at: undefined, state: 'PENDING' },
    ],
    refused: ['1: not an object'],
  })
})
it('orderAnswer requires the points', () => {
  expect(v.parse(orderAnswer, { value: { points: '70' } })).toBe(70)
  expect(v.safeParse(orderAnswer, { value: true }).success).toBe(false)
})
