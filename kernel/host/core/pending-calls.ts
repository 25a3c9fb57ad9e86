import { CALL_TIMEOUT_MS, SWEEP_MS } from './constants.ts'
import type { PluginRecord } from './graph-nodes.ts'

/** The kinds of calls that the host awaits. */
export type CallKind = 'load' | 'activate' | 'dispose'

/** A call into a plugin whose promise is pending. */
export interface PendingCall {
  readonly record: PluginRecord
  readonly kind: CallKind
  /** The record's generation when the call was made. */
  readonly generation: number
  /** Number of sweeps until it times out. */
  sweeps: number
  /** The value that it resolved or rejected with, or `TIMED_OUT`. */
  result: unknown
  failed: boolean
}
/** Whether the plugin has been stopped since the call was made: its result is ignored. */
export const isStale = ({ record, generation }: PendingCall): boolean => record.generation !== generation

/** Runs a function later, in milliseconds. */
export type Schedule = (run: () => void, ms: number) => unknown

export interface CallLimits {
  /**
   * How long a load, an activation or an undo may take: milliseconds, 10,000 by default; noticed up to one
   * sweep late.
   */
  readonly timeoutMs?: number
  /** The timer that detects calls that take too long; `setTimeout` by default. */
  readonly schedule?: Schedule
}

/** The result of a call that took too long. */
export const TIMED_OUT = Symbol('timed out')

/** Pending calls into plugins, with one coarse timer for all, which runs only while there are any. */
export class PendingCalls {
  readonly #pending = new Set<PendingCall>()
  readonly #onEnd: (call: PendingCall) => void
  readonly #sweeps: number
  readonly #schedule: Schedule
  #armed = false

  constructor(
    onEnd: (call: PendingCall) => void,
    { timeoutMs = CALL_TIMEOUT_MS, schedule = (run, ms) => setTimeout(run, ms) }: CallLimits,
  ) {
    this.#onEnd = onEnd
    this.#schedule = schedule
    this.#sweeps = Math.ceil(timeoutMs / SWEEP_MS)
  }

  get count(): number {
    return this.#pending.size
  }

  watch(record: PluginRecord, kind: CallKind, promise: PromiseLike<unknown>): void {
    const { generation } = record
    const call = { record, kind, generation, sweeps: this.#sweeps, result: undefined, failed: false }
    this.#pending.add(call)
    // a plugin's own thenable may call back twice or synchronously; a promise does neither
    Promise.resolve(promise).then(
      (value) => this.#end(call, value, false),
      (error: unknown) => this.#end(call, error, true),
    )
    this.#arm()
  }

  #arm(): void {
    if (this.#armed) return
    this.#armed = true
    this.#schedule(this.#sweep, SWEEP_MS)
  }

  #end(call: PendingCall, result: unknown, failed: boolean): void {
    if (!this.#pending.delete(call)) return
    call.result = result
    call.failed = failed
    this.#onEnd(call)
  }

  readonly #sweep = (): void => {
    this.#armed = false
    for (const call of this.#pending) if (call.sweeps-- <= 0) this.#end(call, TIMED_OUT, true)
    if (this.#pending.size > 0) this.#arm()
  }
}
