import type { CanonicalEvent, TrackingEvent } from '@foyer/sdk'

/** What the vendor is told with an event. */
export interface PixelData {
  /** The vendor drops a second event with the same id, whether from a page or a server. */
  readonly id: string
  readonly value?: number
  readonly currency?: string
}
/** The arguments of the vendor's function. */
export type PixelCall =
  readonly [command: 'init', pixelId: string] | readonly [command: 'track', event: string, data: PixelData]

/** The vendor's own names; an event without one is sent under its canonical name. */
const NAMES: { readonly [name in CanonicalEvent]?: string } = {
  register: 'sign_up',
  deposit: 'purchase',
  viewContent: 'view_content',
}

/** An accepted deposit order is no conversion; the arrival of the money is. */
export const accepts = (name: CanonicalEvent): boolean => name !== 'firstDeposit'

/**
 * One event as a call. Among the events of one arrival only `deposit` carries the amount (TR-18). The
 * player's identity is never sent.
 */
export function map({ name, id, payload }: TrackingEvent): PixelCall {
  const { value, currency } = payload
  const paid = name === 'deposit' && value !== undefined && value >= 0 && currency
  return ['track', NAMES[name] ?? name, { id, ...(paid ? { value, currency } : {}) }]
}
