import type { ReachabilityState } from '@foyer/sdk'

/** Delay of the first probe after the network has failed; each further delay doubles. */
const FIRST_PROBE_DELAY_MS = 2_000
/** The longest delay of a probe, without jitter. */
export const LONGEST_PROBE_DELAY_MS = 30_000

/** The known state of the network. */
export interface Knowledge {
  readonly state: ReachabilityState
  /** Number of answers of the site's host so far. */
  readonly answers: number
  /** Number of consecutive probes that the site's host did not answer. */
  readonly failures: number
}

export const NOTHING_KNOWN: Knowledge = { state: 'unknown', answers: 0, failures: 0 }

/** The events that change the state. A single request without an answer is not one: it causes a probe. */
export type Evidence =
  /** The browser reports that it is offline. Its "online" is not reliable and is not used. */
  | { readonly kind: 'browser-offline' }
  /** The site's host answered a request, with any status. */
  | { readonly kind: 'answer' }
  /** A probe got no answer from the site's host. */
  | {
      readonly kind: 'silence'
      /** Another of the merchant's hosts answered. */
      readonly elsewhere: boolean
      /** `answers` when the probe was sent. */
      readonly since: number
    }

/** The latest evidence decides; an unanswered probe is ignored if another request was answered meanwhile. */
export function nextReachability(known: Knowledge, evidence: Evidence): Knowledge {
  switch (evidence.kind) {
    case 'browser-offline':
      return { ...known, state: 'offline' }
    case 'answer':
      return { state: 'online', answers: known.answers + 1, failures: 0 }
    case 'silence':
      if (evidence.since !== known.answers) return known
      return {
        ...known,
        state: evidence.elsewhere ? 'unreachable' : 'offline',
        failures: known.failures + 1,
      }
  }
}

/** Whether requests get no answer: those that fail are repeated later. */
export const isDown = (state: ReachabilityState): boolean => state === 'offline' || state === 'unreachable'

/**
 * Milliseconds until the next probe of the site's host: 0.5 to 1.5 times a doubling delay, so that not all
 * players reconnect to a restarted host in the same second.
 *
 * @param failures number of consecutive unanswered probes
 * @param random 0 up to 1
 */
export const probeDelayMs = (failures: number, random: number): number =>
  Math.min(FIRST_PROBE_DELAY_MS * 2 ** failures, LONGEST_PROBE_DELAY_MS) * (0.5 + random)
