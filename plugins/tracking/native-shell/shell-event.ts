import { CANONICAL_EVENTS, type CanonicalEvent, pixelEvent, type TrackingEvent } from '@foyer/sdk'

/** An event as the app gets it. Sums are in major units. */
export interface ShellEvent {
  /** The same as that of the page's pixels and the relay. */
  readonly event_id: string
  /** Epoch milliseconds. */
  readonly occurred_at: number
  readonly reference?: string
  readonly method?: string
  readonly content_id?: string
  readonly content_name?: string
  readonly content_category?: string
  readonly currency?: string
  readonly value?: number
  /** Never negative: Adjust refuses that. */
  readonly revenue?: number
  /** AppsFlyer's; negative for a withdrawal. */
  readonly af_revenue?: number
}

/** An accepted deposit order is no conversion of any network; the deposit's arrival is. */
export const accepts = (name: CanonicalEvent): boolean => name !== 'firstDeposit'
const NAMES = Object.fromEntries(CANONICAL_EVENTS.filter(accepts).map((name) => [name, name]))

/** An event for the app: nothing of the player, money on one event of an arrival (TR-18) and on a withdrawal. */
export function shellEvent(event: TrackingEvent): ShellEvent {
  const { reference, content, money, withdrawn } = pixelEvent(event, NAMES) ?? {}
  const { method } = event.payload
  return {
    event_id: event.id,
    occurred_at: event.at,
    ...(reference === undefined ? {} : { reference }),
    ...(method === undefined ? {} : { method }),
    ...(content && {
      content_id: content.id,
      ...(content.name === undefined ? {} : { content_name: content.name }),
      ...(content.category === undefined ? {} : { content_category: content.category }),
    }),
    ...(money && { ...money, revenue: money.value, af_revenue: money.value }),
    ...(withdrawn && { ...withdrawn, af_revenue: -withdrawn.value }),
  }
}
