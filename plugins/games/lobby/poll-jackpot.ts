import {
  type ContextOf,
  type Disposer,
  type Http,
  HttpError,
  type Reachability,
  type WritableStore,
} from '@foyer/sdk'
import { JACKPOT_FIRST_SPAN_MS, JACKPOT_POLL_MS, JACKPOT_TICK_MS } from './constants.ts'
import { getJackpot } from './endpoints.ts'
import { afterAnswer, amountAt, type JackpotMemory, type JackpotState } from './jackpot.ts'
import { LAST_JACKPOT } from './last-jackpot.ts'
import type { manifest } from './manifest.ts'

export interface JackpotPorts {
  readonly http: Http
  readonly reachability: Pick<Reachability, 'onReturn'>
  readonly storage: ContextOf<typeof manifest>['storage']
  readonly state: WritableStore<JackpotState>
  readonly memory: JackpotMemory
}

/**
 * Asks for the jackpot at once, unless it was asked for a moment ago, then again and again, and lets the shown amount
 * grow evenly to the new one. Only while the page is visible; with reduced motion the amount changes with each answer
 * only. A failed call changes nothing; where nothing is known yet, the place comes again with the network.
 *
 * @returns stops the polling
 */
export function pollJackpot({ http, reachability, storage, state, memory }: JackpotPorts): Disposer {
  const end = new AbortController()
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  let asking = false
  /** Nothing is shown because the first call failed. */
  let failed = false

  const ask = async (): Promise<void> => {
    const spanMs = memory.growth?.source === 'gateway' ? JACKPOT_POLL_MS : JACKPOT_FIRST_SPAN_MS
    memory.askedAt = performance.now()
    asking = true
    try {
      const { amount, winners } = await http.call(getJackpot, { signal: end.signal, alert: false })
      memory.growth = afterAnswer(memory.growth, amount, performance.now(), spanMs)
      storage.set(LAST_JACKPOT, { amount: memory.growth.to, at: Date.now() })
      state.set(amount > 0 ? { amount: shown(), winners } : 'none')
    } catch (error) {
      const restMs = error instanceof HttpError ? (error.answer?.retryAfterMs ?? 0) : 0
      if (restMs > JACKPOT_POLL_MS) memory.askedAt = performance.now() + restMs - JACKPOT_POLL_MS
      // A later call may succeed; the next visit asks again for what this one no longer waits for.
      if (end.signal.aborted) memory.askedAt = undefined
      else if (state.get() === 'unknown') {
        failed = true
        state.set('none')
      }
    } finally {
      asking = false
    }
  }
  const shown = (): number => {
    if (!memory.growth) return 0
    return reducedMotion ? memory.growth.to : amountAt(memory.growth, performance.now())
  }
  const tick = (): void => {
    if (document.hidden || asking) return
    const waited = performance.now() - (memory.askedAt ?? -Infinity)
    if (waited >= JACKPOT_POLL_MS) void ask()
    const jackpot = state.get()
    const amount = shown()
    if (typeof jackpot === 'object' && jackpot.amount !== amount) state.set({ ...jackpot, amount })
  }
  tick()
  const timer = setInterval(tick, JACKPOT_TICK_MS)
  const forgetReturn = reachability.onReturn(() => {
    if (!failed) return
    failed = false
    state.set('unknown')
    if (!asking) void ask()
  })
  return () => {
    clearInterval(timer)
    forgetReturn()
    end.abort()
  }
}
