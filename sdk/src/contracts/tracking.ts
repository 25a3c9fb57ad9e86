import type { ConsentCategory } from '../gate.ts'
import { defineExtensionPoint, type ExtensionPoint } from '../points.ts'
import { defineEvent } from '../event.ts'

/** The names of all events that are tracked (TR-01). A destination maps them to its vendor's names. */
export const CANONICAL_EVENTS = [
  'firstOpen', 'registerSubmit', 'register', 'depositSubmit', 'firstDeposit', 'withdraw', 'deposit', 'redeposit',
  'firstDepositArrival', 'startTrial', 'login', 'viewContent', 'downloadApp', 'gameLaunch', 'a2hsInstalled',
] as const // prettier-ignore
/** The name of an event that is tracked: `deposit`. */
export type CanonicalEvent = (typeof CANONICAL_EVENTS)[number]

/** What is sent with an event (EN-17). Never a password, token, phone number or e-mail address (TR-17). */
export interface TrackingPayload {
  readonly customerId?: string
  readonly customerName?: string
  /**
   * Money in major units as decimal text, `12.5`, with at most 15 digits before the point and 8 after it; with `currency`. So
   * are `revenue` and `amount`. A destination makes a number of it where its vendor takes one.
   */
  readonly value?: string
  readonly revenue?: string
  readonly amount?: string
  /** Three letters, ISO 4217. */
  readonly currency?: string
  /** Identifies the order or thing that the event is about; the event's id is made from it. */
  readonly reference?: string
  /** What was viewed or launched. */
  readonly content?: {
    readonly id: string
    readonly name?: string
    /** Of a game: its vendor. */
    readonly category?: string
    /** Node and room of a game, where its launch named them. */
    readonly node?: string
    readonly room?: string
  }
  /** How the player did it; `firebase`: a registration by the identity provider (EN-18). */
  readonly method?: string
  /** Address of the page, without secrets; the router fills it in. */
  readonly page?: string
}

/**
 * An event, as a destination gets it: frozen. Every destination and the relay get the same id, for
 * de-duplication.
 */
export interface TrackingEvent {
  readonly name: CanonicalEvent
  /** `gameLaunch:8f3c…`: the same for each delivery of one occurrence. */
  readonly id: string
  /** When it happened: epoch milliseconds. */
  readonly at: number
  readonly payload: TrackingPayload
}

/**
 * An ad network or analytics service. The router queues its events until `load` resolves, then sends each
 * once, in order. A destination that is slow or fails delays no other (TR-13, TR-14).
 *
 * Of the events of one deposit's arrival, the first of `deposit`, `firstDepositArrival`, `startTrial` and `redeposit` that the
 * destination accepts has the money; the router takes it out of the others (TR-18).
 */
export interface TrackingDestination {
  /** `facebook`. One plugin for each. */
  readonly key: string
  /** The consent that the player must give before it gets events; of several, one is enough. */
  readonly consent: ConsentCategory | readonly ConsentCategory[]
  /** Key of the plugin's text that explains the purpose, where the player is asked for consent. */
  readonly purpose?: string
  /**
   * Loads the vendor's script. If it rejects, the reason is logged, and it is called again after 30 seconds and when the
   * network returns; the destination's events wait, and are dropped after three loads that failed.
   */
  load?(): Promise<void>
  /**
   * Sends one event; throws or rejects where that fails, and is then called again with the same event, up to four times.
   * A promise is awaited before the next event is sent; one that is pending after 10 seconds counts as failed, and that
   * event is not tried again. Not called for events that `accepts` refuses.
   */
  send(event: TrackingEvent): void | Promise<void>
  /** Whether it takes events of this name. Absent: all of them. */
  accepts?(name: CanonicalEvent): boolean
  /**
   * What `send` would tell the vendor, for the merchant's dry run: the calls, as data. It changes and sends nothing.
   */
  preview?(event: TrackingEvent): unknown
  /**
   * Keys of destinations that this one delivers for: those get no event that this one has sent. Of the native shell,
   * which forwards events to its own SDKs. Where `send` throws, the event is not tried again: the others send it
   * themselves.
   */
  readonly delivers?: readonly string[]
}
/** Announces a destination with `delivers`. */
export interface TrackingDelegate {
  /** The key that the destination will have. */
  readonly key: string
}
/**
 * Destinations that deliver for others and are to come. Their plugins contribute to this point in the manifest, so that
 * the router knows of them before their code has loaded: until such a destination is there, all events wait, for 10
 * seconds at most.
 *
 * @example
 * contributes: [trackingDestinations, contribute(trackingDelegates, { key: 'native-shell' })]
 */
export const trackingDelegates: ExtensionPoint<TrackingDelegate> = defineExtensionPoint<TrackingDelegate>({
  id: 'tracking.delegates',
  cardinality: 'keyed',
})
/**
 * Completes the payload of each event before any destination gets it: the plugin returns the fields that it adds. They are
 * cleaned as the event's own are (TR-17). One that throws adds nothing.
 */
export interface TrackingEnrichment {
  readonly key: string
  enrich(event: TrackingEvent): TrackingPayload | undefined
}
/** What completes events. */
export const trackingEnrichments: ExtensionPoint<TrackingEnrichment> =
  defineExtensionPoint<TrackingEnrichment>({ id: 'tracking.enrichments', cardinality: 'keyed' })

/** Where tracked events are sent. A plugin of the kind `tracking-destination` contributes to it. */
export const trackingDestinations: ExtensionPoint<TrackingDestination> =
  defineExtensionPoint<TrackingDestination>({ id: 'tracking.destinations', cardinality: 'keyed' })

/** One occurrence, as the feature that it belongs to tells it. */
export interface TrackedOccurrence {
  readonly name: CanonicalEvent
  readonly payload?: TrackingPayload
}
/**
 * Something happened that is tracked (TR-01, TR-18). The feature that it belongs to emits it, whether or not
 * anything tracks; the latest 100 of what happens before the router is there are kept for it. The router drops and
 * logs one whose name is not canonical, or whose payload is no object.
 *
 * @example
 * context.emit(tracked, { name: 'viewContent', payload: { content: { id: '7', category: 'activity' } } })
 */
export const tracked = defineEvent<TrackedOccurrence>({ id: 'tracking.tracked', keep: true })
