import type { SentMessage } from '../gateway-client.ts'

/** Number of messages shown. */
const SHOWN = 10

/** The latest messages, of a list that has the oldest first. */
export const newestFirst = (messages: readonly SentMessage[]): readonly SentMessage[] =>
  messages.slice(-SHOWN).reverse()

/** How long a code is still valid, as text. @param now epoch milliseconds */
export function timeLeft(expiresAt: number, now: number): string {
  const seconds = Math.ceil((expiresAt - now) / 1000)
  return seconds > 0 ? `good for ${seconds} s` : 'used or expired'
}
