import type { Logger, Phase, PluginError } from '@foyer/sdk'
import type { ContextCall } from '../core/border.ts'
import type { PluginRecord } from '../core/graph-nodes.ts'
import { hostError } from '../errors/host-error.ts'

/** What a plugin may do only so many times within the window: far more than any plugin needs. */
export const RATE_LIMITS = { events: 200, contributions: 200, timers: 1_000, 'log lines': 200 } as const
export const RATE_WINDOW_MS = 1_000

type Limited = keyof typeof RATE_LIMITS
const LIMITED: Readonly<Partial<Record<ContextCall, readonly [what: Limited, phase: Phase]>>> = {
  emit: ['events', 'event'],
  contribute: ['contributions', 'call'],
  timeout: ['timers', 'timer'],
  interval: ['timers', 'timer'],
}

/** Counts of one activation: a plugin that is switched off and on begins anew. */
interface Counts extends Partial<Record<Limited, Count>> {
  readonly generation: number
}
interface Count {
  since: number
  calls: number
  flood: PluginError | undefined
}

/** The part of the host that is told of a flood. */
export interface FloodListener {
  reportError(plugin: string, phase: Phase, error: unknown): void
  quarantine(plugin: string): unknown
}

/**
 * Counts what each plugin does through its context, and stops one that does something endlessly: it is
 * reported once a window (`PL-FLOOD`) and quarantined (KN-06).
 */
export class RateLimits {
  readonly #counts = new WeakMap<PluginRecord, Counts>()
  readonly #loggers = new WeakMap<PluginRecord, Logger>()
  readonly #listener: FloodListener

  constructor(listener: FloodListener) {
    this.#listener = listener
  }

  /** Called before each call of a context. Throws `PL-FLOOD` for one too many, which ends a loop. */
  check(record: PluginRecord, call: ContextCall): void {
    const limited = LIMITED[call]
    const flood = limited && this.#floodOf(record, ...limited)
    if (flood) throw flood
  }

  /** A plugin's logger, which drops a line too many: logging never throws. The same for the same plugin. */
  limitLogger(record: PluginRecord, logger: Logger): Logger {
    let limited = this.#loggers.get(record)
    if (!limited) this.#loggers.set(record, (limited = this.#limited(record, logger)))
    return limited
  }

  #limited(record: PluginRecord, logger: Logger): Logger {
    const may = (): boolean => !this.#floodOf(record, 'log lines', 'call')
    return {
      debug: (...line) => may() && logger.debug(...line),
      warn: (...line) => may() && logger.warn(...line),
      error: (...line) => may() && logger.error(...line),
    }
  }

  #floodOf(record: PluginRecord, what: Limited, phase: Phase): PluginError | undefined {
    const { generation } = record
    let counts = this.#counts.get(record)
    if (counts?.generation !== generation) this.#counts.set(record, (counts = { generation }))
    const now = performance.now()
    let count = counts[what]
    if (!count || now - count.since >= RATE_WINDOW_MS)
      count = counts[what] = { since: now, calls: 0, flood: undefined }
    const limit = RATE_LIMITS[what]
    if (count.calls++ < limit) return undefined
    if (!count.flood) {
      const { id } = record
      count.flood = hostError('PL-FLOOD', id, phase, { what, limit })
      this.#listener.reportError(id, phase, count.flood)
      this.#listener.quarantine(id)
    }
    return count.flood
  }
}
