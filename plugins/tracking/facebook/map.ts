import type { CanonicalEvent, TrackingEvent } from '@foyer/sdk'

/** A call of `fbq` for one event. */
export type PixelCall = readonly [
  command: 'track' | 'trackCustom',
  name: string,
  parameters: Readonly<Record<string, string | number | readonly string[]>>,
  /** The network drops a second event of the same name and id within 48 hours, from a page or from a server. */
  options: { readonly eventID: string },
]

/** The network's standard names; every other event is sent as a custom one under its canonical name. */
const STANDARD: { readonly [name in CanonicalEvent]?: string } = {
  register: 'CompleteRegistration',
  depositSubmit: 'InitiateCheckout',
  startTrial: 'StartTrial',
  deposit: 'Purchase',
  viewContent: 'ViewContent',
}

/** An accepted deposit order is not a conversion; the deposit's arrival is. */
export const accepts = (name: CanonicalEvent): boolean => name !== 'firstDeposit'

/**
 * One event as a call of the pixel. A deposit's arrival fires up to three events; only `deposit` carries the amount
 * (TR-18). The player's identity is never sent.
 */
export function map({ name, id, payload }: TrackingEvent): PixelCall {
  const standard = STANDARD[name]
  return [
    standard === undefined ? 'trackCustom' : 'track',
    standard ?? name,
    { ...(name === 'deposit' ? money(payload) : {}), ...content(payload) },
    { eventID: id },
  ]
}

function money({ revenue, value, amount, currency }: TrackingEvent['payload']): PixelCall[2] {
  const sum = revenue ?? value ?? amount
  return sum === undefined || sum < 0 || currency === undefined ? {} : { value: sum, currency }
}

function content({ content }: TrackingEvent['payload']): PixelCall[2] {
  if (!content) return {}
  const { id, name, category } = content
  return {
    content_ids: [id],
    content_type: 'product',
    ...(name === undefined ? {} : { content_name: name }),
    ...(category === undefined ? {} : { content_category: category }),
  }
}
