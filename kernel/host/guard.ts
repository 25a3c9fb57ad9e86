import type { Phase, PluginError } from '@foyer/sdk'
import { FAULT_LIMIT, FAULT_WINDOW_MS } from './constants.ts'
import { hostError, textOf, threw } from './host-error.ts'
import type { PluginRecord } from './record.ts'
import { isThenable } from './thenable.ts'

/** What a guarded call gives back when it threw: never a value that a plugin could return. */
export const FAILED = Symbol('failed')

/** Every call into a plugin passes here: what it throws is its own, and counted (KN-06). */
export class Guard {
  readonly #hearers: ReadonlySet<(error: PluginError) => void>
  /** Ends a plugin at once, unless it is locked. */
  readonly quarantine: (record: PluginRecord) => void
  readonly #isFetchFailure: (cause: unknown) => boolean

  /**
   * @param quarantine told of a plugin that has made too many errors
   * @param isFetchFailure whether something was thrown because code could not be fetched
   */
  constructor(
    hearers: ReadonlySet<(error: PluginError) => void>,
    quarantine: (record: PluginRecord) => void,
    isFetchFailure: (cause: unknown) => boolean,
  ) {
    this.#isFetchFailure = isFetchFailure
    this.#hearers = hearers
    this.quarantine = quarantine
  }

  call<A, B, T>(record: PluginRecord, phase: Phase, run: (a: A, b: B) => T, a?: A, b?: B): T | typeof FAILED {
    try {
      return run(a as A, b as B)
    } catch (error) {
      this.fault(record, phase, error)
      return FAILED
    }
  }

  /** A call whose result nobody waits for, such as a handler: what it rejects with counts as well. */
  fire<A, B>(record: PluginRecord, phase: Phase, run: (a: A, b: B) => unknown, a?: A, b?: B): unknown {
    const result = this.call(record, phase, run, a, b)
    // by a promise: a plugin's own `then` may throw
    if (isThenable(result))
      Promise.resolve(result).catch((error: unknown) => this.fault(record, phase, error))
    return result
  }

  /** Reports and counts an error; one that comes by again on its way out was counted where it began. */
  fault(record: PluginRecord, phase: Phase, cause: unknown): void {
    if (cause === record.error && cause !== undefined) return
    record.error = threw(record.id, phase, cause)
    this.report(record.error)
    record.unfetched = phase === 'load' || this.#isFetchFailure(cause)
    // on its way out; or the network's fault
    if (phase === 'dispose' || record.unfetched) return
    const now = performance.now()
    const recent = (record.faults ?? []).filter((at) => now - at < FAULT_WINDOW_MS)
    record.faults = [...recent, now]
    if (recent.length + 1 >= FAULT_LIMIT) this.quarantine(record)
  }

  readonly report = (error: PluginError): void => {
    for (const hear of this.#hearers) {
      try {
        hear(error)
      } catch {
        // a reporter that throws has nobody left to tell
      }
    }
  }

  /** Tells listeners of the host's; one that throws is reported and harms no other. */
  tell(listeners: ReadonlySet<() => void>): void {
    for (const listener of [...listeners]) {
      try {
        listener()
      } catch (error) {
        this.report(hostError('PL-LISTENER', 'kernel', 'event', textOf(error), error))
      }
    }
  }
}
