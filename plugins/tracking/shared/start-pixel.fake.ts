import {
  ATTRIBUTION,
  type Attribution,
  CANONICAL_EVENTS,
  type CanonicalEvent,
  type ClickId,
  type Plugin,
  type TrackingDestination,
  trackingDestinations,
  type TrackingPayload,
} from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { onTestFinished } from 'vitest'

export const trackedEvent = (name: CanonicalEvent, payload: TrackingPayload = {}) =>
  ({ name, id: `${name}:1`, at: 0, payload }) as const

/** The time of every click. */
export const CLICKED_AT = 1_700_000_000_000

export interface StartOptions {
  readonly settings: Readonly<Record<string, unknown>>
  /** Runs in place of the vendor's script. */
  readonly loadScript?: (url: string) => unknown
  /** Values of the click ids, by parameter. */
  readonly clicks?: Readonly<Record<string, string>>
}

/** Starts a destination's plugin alone, until the test is over. */
export async function startPixel(
  plugin: Plugin,
  { settings, loadScript = () => {}, clicks = {} }: StartOptions,
) {
  const attribution: Attribution = {
    clickId: (parameter): ClickId | undefined => {
      const value = clicks[parameter]
      return value === undefined ? undefined : { value, at: CLICKED_AT }
    },
  }
  const test = await testPlugin(plugin, { settings, loadScript, services: { [ATTRIBUTION]: attribution } })
  onTestFinished(async () => void (await test.dispose()))
  const destination = test.contributions(trackingDestinations)[0] as TrackingDestination
  /** The calls of each canonical event that it takes, by event. */
  const plan = (payload: TrackingPayload = {}): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      CANONICAL_EVENTS.filter((name) => destination.accepts?.(name)).map((name) => [
        name,
        destination.preview?.(trackedEvent(name, payload)),
      ]),
    )
  return { test, destination, plan }
}
