import {
  CodedError,
  type ConsentCategory,
  type Disposer,
  type GrantedConsent,
  type TrackingDestination,
  type TrackingEvent,
} from '@foyer/sdk'
import type { DeliveryOutcome } from '../contract.ts'
import {
  type Channel,
  type ChannelDeps,
  type ChannelSignal,
  type ChannelState,
  type Decide,
  nextState,
} from './channel-state.ts'
import {
  BREAKER_MS,
  LOAD_RETRY_MS,
  LOAD_TRIES,
  QUEUE_EVENTS,
  READY_TIMEOUT_MS,
  RETRY_JITTER,
  RETRY_MS,
  SEND_TRIES,
} from './constants.ts'
import { withMoneyOnce } from './sanitize.ts'
import { createSendLimit } from './sent-ids.ts'

const REPEATED = 'delivered before'
// Sending allocates no signals.
const SEND: ChannelSignal = { kind: 'send' }
const SENT: ChannelSignal = { kind: 'sent' }

/** Wait before the next try of an event that has failed `tries` times. @param random from 0 up to 1 */
const backoffMs = (tries: number, random: number): number =>
  Math.round(RETRY_MS * 2 ** (tries - 1) * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random))

/** What a destination returned, as a promise where it is to be awaited. A hostile `then` makes it reject. */
const promiseOf = (value: unknown): Promise<unknown> | undefined =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && 'then' in value
    ? // `Promise.resolve` returns a promise whose own `then` may be replaced.
      new Promise((resolve) => resolve(value))
    : undefined

/** The code, or the name, of what a destination threw: it may be anything. */
function reasonOf(error: unknown): string {
  try {
    if (error instanceof CodedError) return error.code
    return error instanceof Error ? String(error.name) : 'rejected'
  } catch {
    return 'rejected'
  }
}

/**
 * Delivers events to one destination, one at a time and in order: queues them until it is ready, sends each once, and
 * contains its failures (TR-13, TR-14). Consent is asked for each event, at the moment of its sending (TR-16).
 *
 * @throws what a getter of the destination throws
 */
export function createChannel(destination: TrackingDestination, deps: ChannelDeps, decide: Decide): Channel {
  const { key, consent } = destination
  const delivers: ReadonlySet<string> = new Set(destination.delivers)
  const isDelegate = delivers.size > 0
  const categories = typeof consent === 'string' ? [consent] : [...consent]
  const limit = createSendLimit(deps)
  let state: ChannelState = { kind: 'waiting', loads: 0 }
  /** What waits, in order; without the event that is being sent. */
  const queue: TrackingEvent[] = []
  let stopTimer: Disposer | undefined
  let isLoading = false
  let lastReason: string | undefined
  let seen: GrantedConsent | undefined
  let allowed: readonly ConsentCategory[] = []

  function granted(): readonly ConsentCategory[] {
    const current = deps.granted()
    if (current !== seen) {
      seen = current
      allowed = categories.filter((category) => current[category])
    }
    return allowed
  }

  function record(event: TrackingEvent, outcome: DeliveryOutcome, reason?: string, at?: number): void {
    deps.record(event, key, outcome, reason, granted(), at)
  }

  /** Returns the reason for the ledger. A destination that was switched off while it loaded has not failed. */
  function report(error: unknown): string {
    if (state.kind !== 'closed') deps.reportFailure(destination, key, error)
    return reasonOf(error)
  }

  const accepts = (name: TrackingEvent['name']): boolean => destination.accepts?.(name) !== false
  const versionOf = (event: TrackingEvent): TrackingEvent => withMoneyOnce(event, accepts)

  function refusal({ name }: TrackingEvent): string | undefined {
    if (granted().length === 0) return 'no consent'
    try {
      return accepts(name) ? undefined : 'not accepted'
    } catch (error) {
      return report(error)
    }
  }

  /** Why an event does not even wait in the present state. What delivers for others keeps nothing from them. */
  function unfit(): string | undefined {
    if (state.kind === 'unavailable')
      return state.loads >= LOAD_TRIES || isDelegate ? `unavailable: ${state.reason}` : undefined
    return isDelegate && state.kind === 'paused' ? state.kind : undefined
  }

  function drop(event: TrackingEvent, reason: string): void {
    record(event, 'dropped', reason)
    if (isDelegate) decide(channel, event, reason === REPEATED)
  }

  /** Drops what waits, the oldest first. What is being sent cannot be taken back. */
  function dropQueued(count: number, reason: string | undefined): void {
    if (reason === undefined) return
    const dropped = queue.splice(0, count)
    for (const event of dropped) drop(event, reason)
    if (dropped.length > 0) signal({ kind: 'emptied' })
  }

  function signal(given: ChannelSignal): void {
    const before = state
    state = nextState(before, given)
    if (state === before) return
    if (stopTimer) {
      void stopTimer()
      stopTimer = undefined
    }
    // Whoever ended a send continues with the next event.
    if (before.kind !== 'sending' || state.kind !== 'ready') enter(state)
  }

  function after(ms: number, given: ChannelSignal): void {
    stopTimer = deps.timeout(() => signal(given), ms)
  }

  function enter(entered: ChannelState): void {
    switch (entered.kind) {
      case 'waiting':
        after(READY_TIMEOUT_MS, { kind: 'load failed', reason: 'timeout' })
        return load()
      case 'unavailable':
        lastReason = entered.reason
        if (entered.loads < LOAD_TRIES) after(LOAD_RETRY_MS, { kind: 'load' })
        dropQueued(QUEUE_EVENTS, unfit())
        for (const event of queue) record(event, 'retried', entered.reason)
        return
      case 'retrying':
        return after(backoffMs(entered.tries, deps.random()), { kind: 'due' })
      case 'paused':
        after(BREAKER_MS, { kind: 'due' })
        return dropQueued(QUEUE_EVENTS, unfit())
      case 'ready':
        return pump()
      case 'closed':
        dropQueued(QUEUE_EVENTS, 'destination is off')
    }
  }

  function load(): void {
    // A call that is pending may still succeed: it is not repeated.
    if (isLoading) return
    const loaded = (): void => {
      isLoading = false
      lastReason = undefined
      signal({ kind: 'loaded' })
    }
    const notLoaded = (error: unknown): void => {
      isLoading = false
      signal({ kind: 'load failed', reason: report(error) })
    }
    let result: Promise<unknown> | undefined
    try {
      result = promiseOf(destination.load?.())
    } catch (error) {
      return notLoaded(error)
    }
    if (!result) return loaded()
    isLoading = true
    void result.then(loaded, notLoaded)
  }

  /** Sends what waits, until a send is pending or has failed. */
  function pump(): void {
    while (state.kind === 'ready') {
      const event = queue.shift()
      if (!event) return
      deliver(event)
    }
  }

  function deliver(event: TrackingEvent, at?: number): void {
    if (granted().length === 0) return drop(event, 'consent revoked')
    if (deps.sent.has(key, event)) return drop(event, REPEATED)
    // No timer runs in these states, and nothing waits: `signal` has nothing to do.
    state = nextState(state, SEND)
    let result: Promise<unknown> | undefined
    try {
      result = promiseOf(destination.send(versionOf(event)))
    } catch (error) {
      return failed(event, report(error))
    }
    if (isDelegate) {
      // It has taken the event: the others do not wait for what comes of it.
      void result?.catch(report)
      succeeded(event, at)
      return decide(channel, event, true)
    }
    if (!result) return succeeded(event, at)
    const inTime = limit(() => {
      lost(event, 'timeout')
      pump()
    })
    void result.then(
      () => {
        if (!inTime()) return
        succeeded(event)
        pump()
      },
      (error: unknown) => {
        const reason = report(error)
        if (!inTime()) return
        failed(event, reason)
        pump()
      },
    )
  }

  function succeeded(event: TrackingEvent, at?: number): void {
    record(event, 'sent', undefined, at)
    lastReason = undefined
    // Nothing is stored for a destination that has gone meanwhile.
    if (state.kind !== 'closed') deps.sent.add(key, event)
    state = nextState(state, SENT)
  }

  function failed(event: TrackingEvent, reason: string): void {
    if (isDelegate || state.kind !== 'sending' || state.tries + 1 >= SEND_TRIES) return lost(event, reason)
    lastReason = reason
    record(event, 'retried', reason)
    queue.unshift(event)
    signal({ kind: 'failed' })
  }

  function lost(event: TrackingEvent, reason: string): void {
    lastReason = reason
    drop(event, reason)
    signal({ kind: 'lost' })
  }

  function revoke(): void {
    if (granted().length > 0) return
    dropQueued(QUEUE_EVENTS, 'consent revoked')
    deps.sent.forget((each) => each === key)
  }

  const channel: Channel = {
    destination,
    key,
    delivers,
    open: () => enter(state),
    handle(event, at) {
      if (state.kind === 'closed') return
      const reason = refusal(event) ?? unfit()
      if (reason !== undefined) return drop(event, reason)
      if (state.kind === 'ready') {
        // Nothing waits before it: it need not queue.
        if (queue.length === 0) deliver(event, at)
        else queue.push(event)
        return pump()
      }
      queue.push(event)
      record(event, 'queued', state.kind === 'unavailable' ? state.reason : state.kind)
      if (queue.length > QUEUE_EVENTS) dropQueued(1, 'queue full')
    },
    skip(event, reason) {
      if (state.kind !== 'closed') drop(event, refusal(event) ?? reason)
    },
    refusal,
    hasSent: (event) => deps.sent.has(key, event),
    versionOf,
    revoke,
    reload: () => signal({ kind: 'load' }),
    close() {
      revoke()
      signal({ kind: 'closed' })
    },
    status: () => ({ kind: state.kind, reason: lastReason, queued: queue.length }),
    granted,
  }
  return channel
}
