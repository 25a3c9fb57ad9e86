import type { CanonicalEvent, TrackingEvent } from '@foyer/sdk'

/** A call of the vendor's function for one event. */
export interface PixelCall {
  readonly event: string
  /** The vendor drops a second event with the same id, be it from a page or from a server. */
  readonly id: string
  readonly value?: number
  readonly currency?: string
}

/** The vendor's own names; what has none here goes under its canonical name. */
const NAMES: { readonly [name in CanonicalEvent]?: string } = {
  register: 'sign_up',
  deposit: 'purchase',
  viewContent: 'view_content',
}

/** The deposit order that was accepted is no conversion: its arrival is. */
export const accepts = (name: CanonicalEvent): boolean => name !== 'firstDeposit'

/** One event as a call. Of an arrival's events only `deposit` carries its money (TR-18). Who the player is never goes along. */
export function map({ name, id, payload }: TrackingEvent): PixelCall {
  const { value, currency } = payload
  const paid = name === 'deposit' && value !== undefined && value >= 0 && currency
  return { event: NAMES[name] ?? name, id, ...(paid ? { value, currency } : {}) }
}
