import type { ConsentCategory } from '../gate.ts'
import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'
import { token } from '../token.ts'

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
  /** Money in major units, `12.5`; with `currency`. So are `revenue` and `amount`. */
  readonly value?: number
  readonly revenue?: number
  readonly amount?: number
  /** Three letters, ISO 4217. */
  readonly currency?: string
  /** Identifies the order or thing that the event is about; the event's id is made from it. */
  readonly reference?: string
  /** What was viewed or launched. */
  readonly content?: { readonly id: string; readonly name?: string; readonly category?: string }
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
 */
export interface TrackingDestination {
  /** `facebook`. One plugin for each. */
  readonly key: string
  /** The consent that the player must give before it gets events. */
  readonly consent: ConsentCategory
  /** Key of the plugin's text that explains the purpose, where the player is asked for consent. */
  readonly purpose?: string
  /**
   * Loads the vendor's script. If it rejects, this destination's events are dropped, and the reason is
   * logged.
   */
  load?(): Promise<void>
  /** Sends one event; throws where that fails. Not called for events that `accepts` refuses. */
  send(event: TrackingEvent): void | Promise<void>
  /** Whether it takes events of this name. Absent: all of them. */
  accepts?(name: CanonicalEvent): boolean
}
/** Where tracked events are sent. A plugin of the kind `tracking-destination` contributes to it. */
export const trackingDestinations: ExtensionPoint<TrackingDestination> =
  defineExtensionPoint<TrackingDestination>({ id: 'tracking.destinations', cardinality: 'keyed' })

/** Takes events from the site and gives them to all destinations. */
export interface Tracking {
  /** Tracks one occurrence. Never throws; a name that is not canonical is logged and dropped. */
  track(name: CanonicalEvent, payload?: TrackingPayload): void
}
/** The tracking router. Name it under `optional`: a merchant may do without tracking. */
export const TRACKING = token<Tracking>('tracking.router')
