import { keyedRowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import type { Order } from '../contract/order.ts'
import { wireOrder } from '../shared/order-answer.ts'
import { PAGE_ORDERS_MAX } from './constants.ts'

/** A page of the history. */
export interface OrdersPage {
  /** Orders on all pages; `undefined`: the gateway does not say, or it names fewer than it sends. */
  readonly total: number | undefined
  readonly orders: readonly Order[]
  /** Entries of the gateway's page, also those that are left out. */
  readonly given: number
  /** Paths of what is wrong: `2: amount`. */
  readonly refused: readonly string[]
}

const count = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
      v.transform(Number),
      v.integer(),
      v.minValue(0),
    ),
  ),
  undefined,
)

/** A page of orders; its shape is assumed. A bad entry is dropped alone; an answer of nothing but bad ones is refused (EN-30). */
export const ordersAnswer = v.pipe(
  v.object({ value: v.object({ total: count, orders: v.array(v.unknown()) }) }),
  v.transform(({ value: { total, orders } }): OrdersPage => {
    const { entries, refused } = keyedRowsOf(wireOrder, orders, ({ id }) => id, PAGE_ORDERS_MAX)
    return {
      orders: entries,
      refused: orders.length > PAGE_ORDERS_MAX ? [...refused, `${PAGE_ORDERS_MAX}: too many`] : refused,
      given: orders.length,
      total: total === undefined || total < entries.length ? undefined : total,
    }
  }),
  v.check(({ orders, refused }) => orders.length > 0 || refused.length === 0, 'no entry is an order'),
)
