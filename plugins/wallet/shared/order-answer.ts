import { checkUrl } from '@foyer/sdk'
import * as v from 'valibot'
import { type Amount, isAmount, toAmount } from '../contract/amount.ts'
import type { Order, OrderState } from '../contract/order.ts'

const STATES: Readonly<Record<string, OrderState>> = {
  PENDING: 'waiting',
  SUCCESS: 'arrived',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
}
const MAX_ID_CHARS = 64
const MAX_TEXT_CHARS = 500

/** Cuts between characters, never within a surrogate pair. */
const cutText = (whole: string): string =>
  Array.from(whole.slice(0, 2 * MAX_TEXT_CHARS))
    .slice(0, MAX_TEXT_CHARS)
    .join('')
const text = v.fallback(v.pipe(v.string(), v.trim(), v.transform(cutText)), '')
const time = v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(1))), undefined)

/** Amount as the gateway writes it: a number or decimal text. */
export const amountAnswer = v.pipe(
  v.unknown(),
  v.transform(toAmount),
  v.custom<Amount>(isAmount, 'no amount'),
)
/** A currency's code: three letters, or the four of a coin. */
export const currencyAnswer = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]{3,5}$/), v.toUpperCase())

/** An order of the gateway. Requires id, kind, amount, currency and state; the shape is assumed. */
export const wireOrder = v.pipe(
  v.object({
    orderId: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.trim(),
      v.minLength(1),
      v.maxLength(MAX_ID_CHARS),
    ),
    type: v.picklist(['DEPOSIT', 'WITHDRAW']),
    amount: amountAnswer,
    currency: currencyAnswer,
    status: v.picklist(['PENDING', 'SUCCESS', 'REFUSED', 'CANCELLED']),
    method: text,
    reason: text,
    createTime: time,
    endTime: time,
    payUrl: v.fallback(v.optional(v.string()), undefined),
  }),
  v.transform(
    ({ orderId, type, amount, currency, status, method, reason, createTime, endTime, payUrl }): Order => ({
      id: orderId,
      kind: type === 'DEPOSIT' ? 'deposit' : 'withdraw',
      amount,
      currency,
      state: STATES[status] ?? 'waiting',
      method,
      reason,
      placedAt: createTime,
      endedAt: endTime,
      payUrl: checkUrl(payUrl, { kind: 'https' })?.href,
    }),
  ),
)

/** The answer to an order, and to a question about one. */
export const orderAnswer = v.pipe(
  v.object({ value: wireOrder }),
  v.transform(({ value }) => value),
)

/** Whether the gateway has an order of a reference. */
export type ReferenceAnswer = { readonly known: true; readonly order: Order } | { readonly known: false }

/** The answer about a reference. */
export const referenceAnswer = v.pipe(
  v.object({
    value: v.variant('known', [
      v.object({ known: v.literal(true), order: wireOrder }),
      v.object({ known: v.literal(false) }),
    ]),
  }),
  v.transform(({ value }): ReferenceAnswer => value),
)
