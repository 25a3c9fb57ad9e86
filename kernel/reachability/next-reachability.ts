import type { ReachabilityState } from '@foyer/sdk'

/** What is known of the network. */
export interface Knowledge {
  readonly state: ReachabilityState
  /** Answers of the site's host so far. */
  readonly answers: number
  /** Probes in a row that the site's host left unanswered. */
  readonly failures: number
}

export const NOTHING_KNOWN: Knowledge = { state: 'unknown', answers: 0, failures: 0 }

/** What the store goes by. One request without an answer is no evidence: it has the host asked. */
export type Evidence =
  /** The browser says that there is no network. That there is one it says too often to be believed. */
  | { readonly kind: 'browser-offline' }
  /** A request to the site's host was answered, with whatever status. */
  | { readonly kind: 'answer' }
  /** A probe got no answer from the site's host. */
  | {
      readonly kind: 'silence'
      /** Another of the merchant's hosts answered. */
      readonly elsewhere: boolean
      /** `answers` when the probe was sent. */
      readonly since: number
    }

/** The latest evidence decides; a probe's silence says nothing against an answer that another request got meanwhile. */
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

/** Requests get no answer: what fails meanwhile is asked for again later. */
export const isDown = (state: ReachabilityState): boolean => state === 'offline' || state === 'unreachable'
