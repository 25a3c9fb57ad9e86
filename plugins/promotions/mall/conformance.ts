import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { Mall } from './goods.ts'

const mall: Mall = {
  points: 900,
  goods: [{ id: '1', name: 'Mug', text: '', image: '/cdn/goods/mug.svg', price: 400, stock: 3 }],
  refused: [],
}

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'promotions.mall': mall,
    'promotions.redeem': 500,
    'promotions.redemptions': { orders: [], refused: [] },
  },
}
