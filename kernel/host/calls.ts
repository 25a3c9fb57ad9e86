import { SWEEP_MS } from './constants.ts'
import type { PluginRecord } from './record.ts'

/** What the host waits for in a plugin. */
export type Step = 'load' | 'settings' | 'activate' | 'dispose'

/** A call into a plugin that has not settled. */
interface Call {
  readonly record: PluginRecord
  readonly step: Step
  /** The record's when the call was made; with another one, nobody waits for it any more. */
  readonly turn: number
  /** How many sweeps it may still live to see. */
  sweeps: number
}
/** Where calls end. Told of the outcome only where the plugin has not been stopped meanwhile. */
interface Landing {
  settled(record: PluginRecord, step: Step, value: unknown): void
  /** Rejected, or `LATE`. */
  failed(record: PluginRecord, step: Step, error: unknown): void
  /** A call has ended, of whatever plugin. */
  landed(): void
}
/** What a call that took too long fails with. */
export const LATE = Symbol('late')

/** One coarse timer for all calls in flight, instead of one for each; it runs only while there are any. */
export class Calls {
  readonly #calls = new Set<Call>()
  readonly #landing: Landing
  readonly #sweeps: number
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param timeoutMs after which a call is late; noticed at most a sweep after that */
  constructor(landing: Landing, timeoutMs: number) {
    this.#landing = landing
    this.#sweeps = Math.ceil(timeoutMs / SWEEP_MS)
  }
  get inFlight(): number {
    return this.#calls.size
  }

  watch(record: PluginRecord, step: Step, promise: PromiseLike<unknown>): void {
    const call: Call = { record, step, turn: record.turn, sweeps: this.#sweeps }
    this.#calls.add(call)
    // a plugin's own thenable may call back twice, or at once: a promise does not
    Promise.resolve(promise).then(
      (value) => this.#end(call, value, false),
      (error: unknown) => this.#end(call, error, true),
    )
    this.#arm()
  }

  #arm(): void {
    if (this.#timer === undefined) this.#timer = setTimeout(this.#sweep, SWEEP_MS)
  }
  #end(call: Call, value: unknown, failed: boolean): void {
    if (!this.#calls.delete(call)) return
    const { record, step, turn } = call
    const landing = this.#landing
    if (record.turn === turn) {
      if (failed) landing.failed(record, step, value)
      else landing.settled(record, step, value)
    }
    landing.landed()
  }

  readonly #sweep = (): void => {
    this.#timer = undefined
    for (const call of this.#calls) if (call.sweeps-- <= 0) this.#end(call, LATE, true)
    if (this.#calls.size > 0) this.#arm()
  }
}
