import { RESEND_MAX_MS, RESEND_MS } from './constants.ts'

/** Above this a number is a moment in epoch milliseconds; below, it is seconds to wait. */
const SMALLEST_MOMENT = 1e11

/**
 * For how long no other code may be sent, in milliseconds (EN-08): `expirationTime` is a moment in epoch milliseconds by the
 * gateway's clock, or a small number of seconds. What cannot be read, has passed, or is over ten minutes away counts as 60 s.
 *
 * @param gatewayNow the gateway's own time when it answered, epoch milliseconds
 */
export function waitOf(expirationTime: unknown, gatewayNow: number): number {
  const given = numberOf(expirationTime)
  if (given === undefined) return RESEND_MS
  const wait = given > SMALLEST_MOMENT ? given - gatewayNow : given * 1000
  return wait > 0 && wait <= RESEND_MAX_MS ? wait : RESEND_MS
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^\s*\d+(\.\d+)?\s*$/.test(value)) return undefined
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
