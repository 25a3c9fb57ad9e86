import type { PluginError } from '@foyer/sdk'
import { EMIT_LIMIT, EMIT_WINDOW_MS } from '../constants.ts'
import type { Guard } from '../guard.ts'
import { hostError } from '../../errors/host-error.ts'
import type { PluginRecord } from '../graph-nodes.ts'

/** Counts the events that one activation emits, and stops it when it floods the bus (KN-06, PL-FLOOD). */
export class EmitLimiter {
  readonly #record: PluginRecord
  readonly #guard: Guard
  #count = 0
  #since = -EMIT_WINDOW_MS
  #flood: PluginError | undefined

  constructor(record: PluginRecord, guard: Guard) {
    this.#record = record
    this.#guard = guard
  }

  /**
   * Called before each event. Throws `PL-FLOOD` when there are too many, which ends a loop; reports once per
   * window.
   */
  check(): void {
    const now = performance.now()
    if (now - this.#since >= EMIT_WINDOW_MS) {
      this.#since = now
      this.#count = 0
      this.#flood = undefined
    }
    if (this.#count++ < EMIT_LIMIT) return
    if (!this.#flood) {
      this.#flood = hostError('PL-FLOOD', this.#record.id, 'event', 'too many events')
      this.#guard.recordError(this.#record, 'event', this.#flood)
      this.#guard.quarantine(this.#record)
    }
    throw this.#flood
  }
}
