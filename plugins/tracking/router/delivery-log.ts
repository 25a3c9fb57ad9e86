import { CodedError, type ConsentCategory, PluginError, type Store, type TrackingEvent } from '@foyer/sdk'
import type { Delivery, DeliveryOutcome } from '../contract.ts'

/** A text for what was thrown; the text that it has of its own may throw in its turn. */
function textOf(thrown: unknown): string {
  try {
    return thrown instanceof CodedError ? thrown.text : String(thrown)
  } catch {
    return 'it threw what cannot be shown'
  }
}

/**
 * What a destination threw, with a code and its plugin: an error with a code of its own keeps that, any other
 * becomes `TR-DESTINATION`.
 */
export const destinationError = (plugin: string, destination: string, thrown: unknown): PluginError => {
  const code = thrown instanceof CodedError ? thrown.code : 'TR-DESTINATION'
  return new PluginError<string>(code, plugin, 'event', `destination ${destination}: ${textOf(thrown)}`, {
    cause: thrown,
  })
}

/** Writes a line of the delivery ledger; `at`: its time, epoch milliseconds, where that is known. */
export type RecordDelivery = (
  event: TrackingEvent,
  destination: string,
  outcome: DeliveryOutcome,
  reason: string | undefined,
  consent: readonly ConsentCategory[],
  at?: number,
) => void

/** The latest lines of the delivery ledger. */
interface DeliveryLog extends Store<readonly Delivery[]> {
  readonly record: RecordDelivery
}

/**
 * A ledger of `limit` lines. Writing copies nothing: the list is built when read.
 *
 * @param failed called with what a listener threw: it loses the others nothing
 */
export function createDeliveryLog(
  limit: number,
  now: () => number,
  failed: (error: unknown) => void,
): DeliveryLog {
  let entries: Delivery[] = []
  let snapshot: readonly Delivery[] | undefined
  const listeners = new Set<() => void>()
  return {
    record({ id, name }, destination, outcome, reason, consent, at = now()) {
      entries.push(
        reason === undefined
          ? { event: id, name, destination, outcome, consent, at }
          : { event: id, name, destination, outcome, reason, consent, at },
      )
      if (entries.length >= 2 * limit) entries = entries.slice(-limit)
      snapshot = undefined
      for (const listener of listeners) {
        try {
          listener()
        } catch (error) {
          failed(error)
        }
      }
    },
    get: () => (snapshot ??= entries.slice(-limit)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
