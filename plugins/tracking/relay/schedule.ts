import { BATCH_EVENTS, BATCH_MS, RETRIES, RETRY_JITTER, RETRY_MS } from './constants.ts'

/** What the relay is doing. `failures`: so many calls in a row have failed. */
export type Phase =
  /** the outbox is empty, or another tab sends it */
  | { readonly kind: 'idle' }
  /** events gather, or a retry is due later */
  | { readonly kind: 'waiting'; readonly failures: number }
  | { readonly kind: 'sending'; readonly failures: number }
  /** too many failures: waits for a sign that the network is back */
  | { readonly kind: 'paused' }

export type Signal =
  /** so many events wait in the outbox after one has come, or at the start */
  | { readonly kind: 'event'; readonly waiting: number }
  /** the wait is over */
  | { readonly kind: 'due' }
  /** the gateway took a batch; so many are left */
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

/** The relay's one transition function. What does not fit a phase changes nothing. */
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

/** How long a wait takes: a batch's, or a growing one after failures. @param random from 0 up to 1 */
export const delayMs = (failures: number, random: number): number =>
  failures === 0
    ? BATCH_MS
    : Math.round(RETRY_MS * 2 ** (failures - 1) * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random))
