import type { Phase } from '@foyer/sdk'
import { SWEEP_MS } from './constants.ts'
import type { PluginRecord } from './record.ts'

/** A call into a plugin that has not settled. */
export interface Call<T> {
  readonly record: PluginRecord
  readonly phase: Phase
  /** The record's when the call was made; with another one, nobody waits for it any more. */
  readonly turn: number
  /** `performance.now()` at which it is late. */
  readonly deadline: number
  readonly done: (value: T) => void
  /** In place of failing the plugin. */
  readonly failed?: (() => void) | undefined
}
/** What a call that took too long fails with. */
export const LATE = Symbol('late')

interface Landing {
  done<T>(call: Call<T>, value: T): void
  /** Rejected, or `LATE`. */
  failed(call: Call<never>, error: unknown): void
}

/** One coarse timer for all calls in flight, instead of one for each; it runs only while there are any. */
export class Deadlines {
  readonly #calls = new Set<Call<never>>()
  readonly #landing: Landing
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param landing told once of each call; of one that takes too long at most a sweep after its deadline */
  constructor(landing: Landing) {
    this.#landing = landing
  }
  get inFlight(): number {
    return this.#calls.size
  }

  watch<T>(call: Call<T>, promise: PromiseLike<T>): void {
    this.#calls.add(call)
    // a plugin's own thenable may call back twice, or at once: a promise does not
    Promise.resolve(promise).then(
      (value) => {
        if (this.#calls.delete(call)) this.#landing.done(call, value)
      },
      (error: unknown) => {
        if (this.#calls.delete(call)) this.#landing.failed(call, error)
      },
    )
    this.#timer ??= setTimeout(this.#sweep, SWEEP_MS)
  }

  readonly #sweep = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const now = performance.now()
    for (const call of this.#calls) {
      if (call.deadline <= now && this.#calls.delete(call)) this.#landing.failed(call, LATE)
    }
    if (this.#calls.size > 0) this.#timer ??= setTimeout(this.#sweep, SWEEP_MS)
  }
}
