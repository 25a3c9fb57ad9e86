import {
  CANONICAL_EVENTS,
  type CanonicalEvent,
  isRecord,
  type TrackingEnrichment,
  type TrackingEvent,
} from '@foyer/sdk'
import { enrich } from './enrich.ts'
import { eventId } from './event-id.ts'
import { pageOf, sanitize } from './sanitize.ts'

const NAMES: ReadonlySet<unknown> = new Set(CANONICAL_EVENTS)
const isCanonical = (name: unknown): name is CanonicalEvent => NAMES.has(name)

interface EventMakerDeps {
  readonly now: () => number
  readonly enrichments: () => readonly TrackingEnrichment[]
  /** Called with a coded text where an occurrence or an enrichment is not usable. */
  readonly warn: (text: string, error?: unknown) => void
}

/** Makes the event of what any plugin may have emitted: see `createEventMaker`. */
export type EventMaker = (occurrence: unknown) => TrackingEvent | undefined

/**
 * Makes the events that destinations get: frozen, clean (TR-17) and enriched. `undefined`, and a warning, for what is none.
 * Never throws.
 */
export function createEventMaker({ now, enrichments, warn }: EventMakerDeps): EventMaker {
  let address = ''
  let page: string | undefined
  return (occurrence) => {
    try {
      const { name, payload = {} } = isRecord(occurrence) ? occurrence : {}
      if (!isCanonical(name)) return void warn(`TR-EVENT: no such tracking event: ${String(name)}`)
      if (!isRecord(payload)) return void warn(`TR-EVENT: the payload of ${name} is no object`)
      // The page's address is cleaned again only when the page has changed.
      const { href } = location
      if (href !== address) page = pageOf((address = href))
      const clean = sanitize(payload, page)
      const event = Object.freeze({ name, id: eventId(name, clean), at: now(), payload: clean })
      return enrich(event, enrichments(), ({ key }, error) =>
        warn(`TR-ENRICHMENT: the enrichment ${key} failed`, error),
      )
    } catch (error) {
      return void warn('TR-EVENT: the tracked event cannot be read', error)
    }
  }
}
