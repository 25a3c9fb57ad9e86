import type { Phase, PluginError } from '@foyer/sdk'
import { ERROR_LIMIT, ERROR_WINDOW_MS } from './constants.ts'
import { hostError, textOf, toPluginError } from '../errors/host-error.ts'
import type { PluginRecord } from './graph-nodes.ts'
import { isThenable } from './is-thenable.ts'

/** The result of a guarded call that threw: never a value that a plugin could return. */
export const FAILED = Symbol('failed')

/**
 * Makes every call into a plugin: an error that the call throws is reported and counted as the plugin's
 * (KN-06).
 */
export class Guard {
  readonly #listeners: ReadonlySet<(error: PluginError) => void>
  /** Quarantines a plugin at once, unless it is locked. */
  readonly quarantine: (record: PluginRecord) => void
  readonly #isFetchFailure: ((cause: unknown) => boolean) | undefined

  /**
   * @param quarantine called with a plugin that has made too many errors
   * @param isFetchFailure whether an error means that code could not be fetched
   */
  constructor(
    listeners: ReadonlySet<(error: PluginError) => void>,
    quarantine: (record: PluginRecord) => void,
    isFetchFailure?: (cause: unknown) => boolean,
  ) {
    this.#listeners = listeners
    this.#isFetchFailure = isFetchFailure
    this.quarantine = quarantine
  }

  call<A, B, C, T>(
    record: PluginRecord,
    phase: Phase,
    run: (a: A, b: B, c: C) => T,
    a?: A,
    b?: B,
    c?: C,
  ): T | typeof FAILED {
    try {
      return run(a as A, b as B, c as C)
    } catch (error) {
      this.recordError(record, phase, error)
      return FAILED
    }
  }

  /** A call whose result is not awaited, such as a handler: its rejection is counted too. */
  callUnawaited<A, B>(
    record: PluginRecord,
    phase: Phase,
    run: (a: A, b: B) => unknown,
    a?: A,
    b?: B,
  ): unknown {
    const result = this.call(record, phase, run, a, b)
    // wrapped in a promise, because a plugin's own `then` may throw
    if (isThenable(result))
      Promise.resolve(result).catch((error: unknown) => this.recordError(record, phase, error))
    return result
  }

  /** Reports and counts an error, once: a rethrown error was counted where it was first caught. */
  recordError(record: PluginRecord, phase: Phase, cause: unknown): void {
    if (cause === record.error && cause !== undefined) return
    record.error = toPluginError(record.id, phase, cause)
    this.report(record.error)
    record.unfetched = phase === 'load' || this.#isFetchFailure?.(cause) === true
    // a stopping plugin needs no quarantine, and a failed fetch is not the plugin's fault
    if (phase === 'dispose' || record.unfetched) return
    const now = performance.now()
    const recent = [...(record.errorTimes ?? []), now].filter((at) => now - at < ERROR_WINDOW_MS)
    record.errorTimes = recent
    if (recent.length >= ERROR_LIMIT) this.quarantine(record)
  }

  readonly report = (error: PluginError): void => {
    for (const listener of this.#listeners) {
      try {
        listener(error)
      } catch {
        // an error of the reporter itself cannot be reported
      }
    }
  }

  /** Calls the host's listeners; one that throws is reported and does not affect the others. */
  readonly notify = (listeners: ReadonlySet<() => void>): void => {
    for (const listener of [...listeners]) {
      try {
        listener()
      } catch (error) {
        this.report(hostError('PL-LISTENER', 'kernel', 'event', textOf(error), error))
      }
    }
  }
}
