import { SWEEP_MS } from './constants.ts'
import type { PluginRecord } from './record.ts'

/** What the host waits for in a plugin. */
export type Step = 'load' | 'activate' | 'dispose'

/** A call into a plugin that has not settled. */
interface Call {
  readonly record: PluginRecord
  readonly step: Step
  /** The record's when the call was made; with another one, nobody waits for it any more. */
  readonly turn: number
  /** How many sweeps it may still live to see. */
  sweeps: number
}
/**
 * Told of the end of every call: `value` is what it came to, or was rejected with (`failed`), or `LATE`. `ignored`: the
 * plugin has been stopped meanwhile.
 */
type Landing = (record: PluginRecord, step: Step, value: unknown, failed: boolean, ignored: boolean) => void
/** What a call that took too long fails with. */
export const LATE = Symbol('late')

/** One coarse timer for all calls in flight, instead of one for each; it runs only while there are any. */
export class Calls {
  readonly inFlight = new Set<Call>()
  readonly #landing: Landing
  readonly #sweeps: number
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param timeoutMs after which a call is late; noticed at most a sweep after that */
  constructor(landing: Landing, timeoutMs: number) {
    this.#landing = landing
    this.#sweeps = Math.ceil(timeoutMs / SWEEP_MS)
  }

  watch(record: PluginRecord, step: Step, promise: PromiseLike<unknown>): void {
    const call: Call = { record, step, turn: record.turn, sweeps: this.#sweeps }
    this.inFlight.add(call)
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
    const { record, step, turn } = call
    if (this.inFlight.delete(call)) this.#landing(record, step, value, failed, record.turn !== turn)
  }

  readonly #sweep = (): void => {
    this.#timer = undefined
    for (const call of this.inFlight) if (call.sweeps-- <= 0) this.#end(call, LATE, true)
    if (this.inFlight.size > 0) this.#arm()
  }
}
