import type { ConsentCategory } from '../gate.ts'
import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'
import { token } from '../token.ts'

/** The events of TR-01. A destination maps them to its own names. */
export const CANONICAL_EVENTS = [
  'firstOpen', 'registerSubmit', 'register', 'depositSubmit', 'firstDeposit', 'withdraw', 'deposit', 'redeposit',
  'firstDepositArrival', 'startTrial', 'login', 'viewContent', 'downloadApp', 'gameLaunch', 'a2hsInstalled',
] as const // prettier-ignore
export type CanonicalEvent = (typeof CANONICAL_EVENTS)[number]

/** What goes with an event (EN-17). Never a password, token, phone number or e-mail address (TR-17). */
export interface TrackingPayload {
  readonly customerId?: string
  readonly customerName?: string
  /** Money in major units; with `currency`. */
  readonly value?: number
  readonly revenue?: number
  readonly amount?: number
  /** Three letters, ISO 4217. */
  readonly currency?: string
  /** Identifies the order or thing, where the event has one; event ids are made from it. */
  readonly reference?: string
  /** What was viewed or launched. */
  readonly content?: { readonly id: string; readonly name?: string; readonly category?: string }
  /** How it was done: `firebase` for a registration by the identity provider (EN-18). */
  readonly method?: string
  /** Address of the page; the router fills it in, and takes its secrets out. */
  readonly page?: string
}

/** An event on its way: frozen, with the id that every destination and the relay share for de-duplication. */
export interface TrackingEvent {
  readonly name: CanonicalEvent
  /** `gameLaunch:8f3c…`: stable for one occurrence, the same for every destination. */
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly payload: TrackingPayload
}

/**
 * An ad network or analytics endpoint. The router keeps events until `ready` settles, then sends each once, in order;
 * what one destination does, or fails to do, never delays another (TR-13, TR-14).
 */
export interface TrackingDestination {
  /** `facebook`; one plugin a key. */
  readonly key: string
  readonly consent: ConsentCategory
  /** What it is for, for whoever asks for the player's consent: key of a text, and the plugin whose texts have it. */
  readonly purpose?: { readonly label: string; readonly namespace: string }
  /** Loads the vendor's script. May reject: events are then dropped for this destination, with the reason noted. */
  ready?(): Promise<void>
  /** Sends one event, or throws. Not called for an event that `accepts` refuses. */
  send(event: TrackingEvent): void | Promise<void>
  /** Absent: takes every event. */
  accepts?(name: CanonicalEvent): boolean
}
export const trackingDestinations: ExtensionPoint<TrackingDestination> =
  defineExtensionPoint<TrackingDestination>({ id: 'tracking.destinations', cardinality: 'keyed' })

/** Takes events from the rest of the site. */
export interface Tracking {
  track(name: CanonicalEvent, payload?: TrackingPayload): void
}
export const TRACKING = token<Tracking>('tracking.router')
