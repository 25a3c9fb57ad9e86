import { defineExtensionPoint, type ExtensionPoint } from '../points.ts'
import { token } from '../token.ts'

/** A query parameter with which an ad network marks its click: `ttclid`. */
export interface ClickIdParameter {
  /** The parameter's name, in the case of the network. */
  readonly parameter: string
  /** How long a click counts, in days (CO-07). */
  readonly days: number
  /** Source of a regular expression that the whole value must match. By default `[\w.~-]{1,500}`. */
  readonly pattern?: string
}

/**
 * The click ids of the site's ad networks. A destination contributes its own in its manifest, so that one is stored
 * only while the destination's gate, and with it the player's consent, is on (TR-16).
 *
 * @example
 * contributes: [trackingDestinations, contribute(clickIdParameters, { parameter: 'ttclid', days: 7 })]
 */
export const clickIdParameters: ExtensionPoint<ClickIdParameter> = defineExtensionPoint<ClickIdParameter>({
  id: 'tracking.click-ids',
  cardinality: 'many',
})

/** A click that led the player here. */
export interface ClickId {
  /** As it was in the address: case and length unchanged. */
  readonly value: string
  /** When the player came with it: epoch milliseconds. */
  readonly at: number
}

/**
 * The clicks that led the player here. Those of this visit's address wait in memory; one is stored while a plugin that
 * is on contributes its parameter, until its days are over.
 */
export interface Attribution {
  /**
   * The latest click of a network. `undefined` where there is none, it is too old, malformed, or a macro that the
   * network did not fill in (`{click_id}`, `${SUBID}`, `[CPA]`); and while no plugin contributes the parameter.
   */
  clickId(parameter: string): ClickId | undefined
}
/** The clicks that led the player here. A destination takes it as an optional service. */
export const ATTRIBUTION = token<Attribution>('tracking.attribution')
