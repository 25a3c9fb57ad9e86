import type { Clock, Logger } from '@foyer/sdk'
import { CLOCK } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import { scrub } from './scrub.ts'

/** How many entries are kept for inspection. */
export const KEPT_ENTRIES = 200

export interface LogEntry {
  readonly level: 'debug' | 'warn' | 'error'
  /** Epoch milliseconds. */
  readonly at: number
  /** A text, or an error as `scrub` describes it. */
  readonly message: unknown
  readonly details: readonly unknown[]
}

/**
 * Writes to the console and keeps the latest entries for inspection, both scrubbed of secrets first (SE-04). Debug
 * messages reach the console only on pages that may be inspected, which no production merchant's are. Never throws.
 */
@injectable()
export class LoggerService implements Logger {
  readonly #entries: LogEntry[] = []

  constructor(
    @inject(CLOCK) private readonly clock: Clock,
    @inject(BAKED) private readonly baked: BakedPage,
  ) {}

  debug(message: string, ...details: readonly unknown[]): void {
    this.#note('debug', message, details)
  }
  warn(message: string, ...details: readonly unknown[]): void {
    this.#note('warn', message, details)
  }
  error(error: unknown, ...details: readonly unknown[]): void {
    this.#note('error', error, details)
  }

  /** The latest entries, oldest first. */
  entries(): readonly LogEntry[] {
    return [...this.#entries]
  }

  #note(level: LogEntry['level'], message: unknown, details: readonly unknown[]): void {
    const entry = {
      level,
      at: this.clock.now(),
      message: scrub(message),
      details: details.map((it) => scrub(it)),
    }
    if (this.#entries.push(entry) > KEPT_ENTRIES) this.#entries.shift()
    if (level === 'debug' && !this.baked.inspection) return
    console[level]('[foyer]', entry.message, ...entry.details)
  }
}
