import { failureKind, HttpError } from '@foyer/sdk'
import type { Amount } from '../contract/amount.ts'
import type { Order } from '../contract/order.ts'

/** What an order is about. */
export interface OrderRequest {
  readonly amount: Amount
  readonly currency: string
}
/** Sends the order with its reference. Rejects with the call's error. */
export type SendOrder = (reference: string) => Promise<Order>

/**
 * How a submit ended. `other`: nothing was sent, because an earlier order is open, perhaps one of another tab; the state shows it.
 * `offline`: nothing was sent. `not-placed`: the gateway has confirmed that it has no such order. `unknown`: no answer tells.
 */
export type SendEnd = 'placed' | 'not-placed' | 'unknown' | 'other' | 'offline'

/** Letters and digits that nobody takes for one another when they are read out (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_CHARS = 4

/** A reference of an order: 80 random bits, in groups that a player can read out to support (`7KQ2-M9XD-41ZP-0C3T`). */
export function newReference(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_CHARS))].map((byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  )
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_CHARS, (group + 1) * GROUP_CHARS).join(''),
  ).join('-')
}

const NOT_PLACED: readonly string[] = [
  'refused',
  'guest',
  'session-gone',
  'encryption',
  'new-build',
  'too-many-requests',
]
/** Whether the gateway has certainly not placed the order after this failure. */
export const wasNotPlaced = (error: unknown): boolean => NOT_PLACED.includes(failureKind(error))

/** Statuses of a gateway that does not know the question itself. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 501]
/** The gateway knows no references. */
export const isRefusal = (error: unknown): boolean =>
  failureKind(error) === 'refused' ||
  (error instanceof HttpError && UNKNOWN_CALL.includes(error.answer?.status ?? 0))
