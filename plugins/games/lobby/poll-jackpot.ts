import { type ContextOf, defineStorageKey, type Disposer, type Http, type WritableStore } from '@foyer/sdk'
import * as v from 'valibot'
import { JACKPOT_FIRST_SPAN_MS, JACKPOT_MEMORY_MS, JACKPOT_POLL_MS, JACKPOT_TICK_MS } from './constants.ts'
import { getJackpot } from './endpoints.ts'
import { afterAnswer, amountAt, type JackpotMemory, type JackpotState } from './jackpot.ts'
import type { manifest } from './manifest.ts'

const lastAnswer = v.object({ amount: v.pipe(v.number(), v.finite(), v.minValue(0)), at: v.number() })

/** The last answer, for a reload: the page's own amount is older than what the player has seen. */
const LAST_ANSWER = defineStorageKey<v.InferOutput<typeof lastAnswer>>({
  name: 'games.lobby.jackpot',
  area: 'session',
  parse: (stored) => {
    const read = v.safeParse(lastAnswer, stored)
    return read.success ? read.output : undefined
  },
})

export interface JackpotPorts {
  readonly http: Http
  readonly storage: ContextOf<typeof manifest>['storage']
  readonly state: WritableStore<JackpotState>
  readonly memory: JackpotMemory
}

/**
 * Asks for the jackpot at once, unless it was asked for a moment ago, then again and again, and lets the shown amount
 * grow evenly to the new one. Only while the page is visible; with reduced motion the amount changes with each answer
 * only. A failed call changes nothing.
 *
 * @returns stops the polling
 */
export function pollJackpot({ http, storage, state, memory }: JackpotPorts): Disposer {
  const end = new AbortController()
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  let asking = false

  const ask = async (): Promise<void> => {
    const spanMs = memory.growth?.source === 'gateway' ? JACKPOT_POLL_MS : JACKPOT_FIRST_SPAN_MS
    memory.askedAt = performance.now()
    asking = true
    try {
      const { amount, winners } = await http.call(getJackpot, { signal: end.signal, alert: false })
      memory.growth = afterAnswer(memory.growth, amount, performance.now(), spanMs)
      storage.set(LAST_ANSWER, { amount: memory.growth.to, at: Date.now() })
      state.set(amount > 0 ? { amount: shown(), winners } : 'none')
    } catch {
      // A later call may succeed; the next visit asks again for what this one no longer waits for.
      if (end.signal.aborted) memory.askedAt = undefined
      else if (state.get() === 'unknown') state.set('none')
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
  restore()
  tick()
  const timer = setInterval(tick, JACKPOT_TICK_MS)
  return () => {
    clearInterval(timer)
    end.abort()
  }

  /** After a reload the amount goes on from what the player has seen. */
  function restore(): void {
    const { growth } = memory
    const before = storage.get(LAST_ANSWER)
    if (growth?.source !== 'page' || !before || before.amount <= growth.to) return
    const age = Date.now() - before.at
    if (age < 0 || age > JACKPOT_MEMORY_MS) return
    memory.growth = { ...growth, from: before.amount, to: before.amount }
  }
}
