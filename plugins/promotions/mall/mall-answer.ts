import { canShowRows, keyedRowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { idAnswer, optionalText, optionalTime, textAnswer } from '../shared/entry-answer.ts'
import { pointsAnswer } from '../shared/points-answer.ts'
import { type Goods, type Mall, type Order, ORDER_STATES } from './goods.ts'

/** Goods of the answer: requires id, name and price. A stock that is none counts as unlimited: the gateway has the last word. */
const wireGoods = v.pipe(
  v.object({
    id: idAnswer,
    name: textAnswer,
    description: optionalText,
    image: optionalText,
    price: pointsAnswer,
    stock: v.fallback(v.optional(pointsAnswer), undefined),
  }),
  v.transform(({ description, stock, ...goods }): Goods => ({ ...goods, text: description, stock })),
)

/** The market; its shape is assumed. A bad entry is dropped alone; an answer of nothing but bad ones is refused (EN-30). */
export const mallAnswer = v.pipe(
  v.object({ value: v.object({ points: pointsAnswer, goods: v.array(v.unknown()) }) }),
  v.transform(({ value: { points, goods } }) => ({
    points,
    ...keyedRowsOf(wireGoods, goods, ({ id }) => id),
  })),
  v.check((answer) => canShowRows(answer), 'no entry is goods'),
  v.transform(({ points, entries, refused }): Mall => ({ points, goods: entries, refused })),
)

/** The player's points after an order. */
export const orderAnswer = v.pipe(
  v.object({ value: v.object({ points: pointsAnswer }) }),
  v.transform(({ value }): number => value.points),
)

const wireOrder = v.pipe(
  v.object({
    id: idAnswer,
    name: textAnswer,
    price: pointsAnswer,
    time: optionalTime,
    status: v.fallback(v.picklist(ORDER_STATES), 'PENDING'),
  }),
  v.transform(({ time, status, ...order }): Order => ({ ...order, at: time, state: status })),
)

/** The player's redemptions, the latest first; the shape is assumed. */
export const ordersAnswer = v.pipe(
  v.object({ value: v.array(v.unknown()) }),
  v.transform(({ value }) => keyedRowsOf(wireOrder, value, ({ id }) => id)),
  v.check((answer) => canShowRows(answer), 'no entry is an order'),
  v.transform(({ entries, refused }) => ({
    orders: [...entries].sort((a, b) => (b.at ?? 0) - (a.at ?? 0)),
    refused,
  })),
)
