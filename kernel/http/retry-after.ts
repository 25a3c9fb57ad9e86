/** A server may ask for a longer wait; the site then asks again after this time all the same. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * How long a server asks to wait, from its `Retry-After` header: seconds or a date (RFC 9110), at most an hour.
 * `undefined` without a valid one.
 *
 * @param now epoch milliseconds
 * @returns milliseconds
 */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS)
}
