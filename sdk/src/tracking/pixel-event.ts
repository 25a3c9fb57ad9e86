import type { CanonicalEvent, TrackingEvent, TrackingPayload } from '../contracts/tracking.ts'

/** A destination's events: the vendor's name of each canonical event that it takes. */
export type EventNames = { readonly [name in CanonicalEvent]?: string }

/** Money that is not negative, as an event has it. */
const SUM = /^\d{1,15}(?:\.\d{1,8})?$/

/** An event as a pixel's map gets it. It has nothing of the player, and money on one event of an arrival alone. */
export interface PixelEvent {
  readonly canonical: CanonicalEvent
  /** The vendor's name. */
  readonly name: string
  /** The same for each delivery, from the page or a server. */
  readonly id: string
  /** The order or thing that the event is about. */
  readonly reference?: string
  /** Major units, as the number that vendors take, and three letters of ISO 4217. */
  readonly money?: { readonly value: number; readonly currency: string }
  /** The money of a withdrawal, positive. It is no revenue. */
  readonly withdrawn?: { readonly value: number; readonly currency: string }
  readonly content?: NonNullable<TrackingPayload['content']>
}

/**
 * An event with the vendor's name; `undefined` where the destination takes none of its kind. Only `revenueOn` carries money
 * (TR-18), and only a whole sum: not negative, with its currency.
 */
export function pixelEvent(
  { name: canonical, id, payload }: TrackingEvent,
  names: EventNames,
  revenueOn: CanonicalEvent = 'deposit',
): PixelEvent | undefined {
  const name = Object.hasOwn(names, canonical) ? names[canonical] : undefined
  if (name === undefined || name === '') return undefined
  const money = canonical === revenueOn ? moneyOf(payload) : undefined
  const withdrawn = canonical === 'withdraw' ? moneyOf(payload) : undefined
  const { reference, content } = payload
  return {
    canonical,
    name,
    id,
    ...(reference === undefined ? {} : { reference }),
    ...(money && { money }),
    ...(withdrawn && { withdrawn }),
    ...(content && { content }),
  }
}

function moneyOf({ revenue, value, amount, currency }: TrackingPayload): PixelEvent['money'] {
  const sum = revenue ?? value ?? amount
  return sum !== undefined && SUM.test(sum) && currency ? { value: Number(sum), currency } : undefined
}
