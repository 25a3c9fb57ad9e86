import type { CanonicalEvent, TrackingPayload } from '@foyer/sdk'

/** Events that happen once for each customer, so the customer's id identifies them. */
const ONCE: ReadonlySet<CanonicalEvent> = new Set([
  'firstOpen', 'register', 'firstDeposit', 'firstDepositArrival', 'startTrial',
]) // prettier-ignore

/** A random UUID; `crypto.randomUUID` is missing on plain http and before iOS 15.4. */
export function uuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes: Uint8Array = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The id by which destinations, relay and gateway recognize a repeated event: the order's number if there is one, the
 * customer for what happens once, else random. Never the time: two tabs, or a retry, would make one event two.
 */
export function eventId(name: CanonicalEvent, payload: TrackingPayload, random: () => string = uuid): string {
  return `${name}:${payload.reference ?? (ONCE.has(name) ? payload.customerId : undefined) ?? random()}`
}
