import { RESEND_MAX_MS, RESEND_MS } from './constants.ts'

/** From here on a number is a time in epoch milliseconds; below, it is seconds to wait. */
const MIN_TIMESTAMP_MS = 1e11

/**
 * For how many milliseconds no other code may be sent (EN-08): `expirationTime` is a time in epoch
 * milliseconds by the gateway's clock, or a small number of seconds. 60 s if it is unreadable, past, or over
 * ten minutes away.
 *
 * @param gatewayNow the gateway's own time when it answered, epoch milliseconds
 */
export function parseResendDelay(expirationTime: unknown, gatewayNow: number): number {
  const given = parseNumber(expirationTime)
  if (given === undefined) return RESEND_MS
  const delayMs = given > MIN_TIMESTAMP_MS ? given - gatewayNow : given * 1000
  return delayMs > 0 && delayMs <= RESEND_MAX_MS ? delayMs : RESEND_MS
}

function parseNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^\s*\d+(\.\d+)?\s*$/.test(value)) return undefined
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
