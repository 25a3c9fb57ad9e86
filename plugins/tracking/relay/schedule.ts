import { BATCH_EVENTS, BATCH_MS, RETRIES, RETRY_JITTER, RETRY_MS } from './constants.ts'

/** The relay's phase. `failures`: number of calls in a row that have failed. */
export type Phase =
  /** the outbox is empty, or another tab sends it */
  | { readonly kind: 'idle' }
  /** events are collected, or a retry is due later */
  | { readonly kind: 'waiting'; readonly failures: number }
  | { readonly kind: 'sending'; readonly failures: number }
  /** too many failures: the relay waits for a `wake` */
  | { readonly kind: 'paused' }

export type Signal =
  /** an event arrived, or the relay started: number of events in the outbox */
  | { readonly kind: 'event'; readonly waiting: number }
  /** the wait is over */
  | { readonly kind: 'due' }
  /** the gateway acknowledged a batch: number of events left */
  | { readonly kind: 'taken'; readonly waiting: number }
  | { readonly kind: 'failed' }
  /** online again, or the player looks at the page again */
  | { readonly kind: 'wake' }

const phaseFor = (waiting: number): Phase =>
  waiting === 0
    ? { kind: 'idle' }
    : waiting >= BATCH_EVENTS
      ? { kind: 'sending', failures: 0 }
      : { kind: 'waiting', failures: 0 }

/** The relay's only transition function. A signal that does not fit the phase changes nothing. */
export function nextPhase(phase: Phase, signal: Signal): Phase {
  switch (signal.kind) {
    case 'event': {
      const collecting = phase.kind === 'idle' || (phase.kind === 'waiting' && phase.failures === 0)
      const next = collecting ? phaseFor(signal.waiting) : phase
      return next.kind === phase.kind ? phase : next
    }
    case 'due':
      return phase.kind === 'waiting' ? { kind: 'sending', failures: phase.failures } : phase
    case 'taken':
      return phase.kind === 'sending' ? phaseFor(signal.waiting) : phase
    case 'failed': {
      if (phase.kind !== 'sending') return phase
      const failures = phase.failures + 1
      return failures > RETRIES ? { kind: 'paused' } : { kind: 'waiting', failures }
    }
    case 'wake': {
      const awaitsRetry = phase.kind === 'paused' || (phase.kind === 'waiting' && phase.failures > 0)
      return awaitsRetry ? { kind: 'waiting', failures: 0 } : phase
    }
  }
}

/** Length of a wait: the batch's, or a growing one after failures. @param random from 0 up to 1 */
export const delayMs = (failures: number, random: number): number =>
  failures === 0
    ? BATCH_MS
    : Math.round(RETRY_MS * 2 ** (failures - 1) * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random))
