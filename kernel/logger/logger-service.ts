import { type Clock, CLOCK, type Logger } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import { redact } from './redact.ts'

/** Crockford's base 32: none of its letters is taken for another one or a digit on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const LENGTH = 8

/** Number of entries that are stored for inspection. */
export const MAX_LOG_ENTRIES = 200

export interface LogEntry {
  readonly level: 'debug' | 'warn' | 'error'
  /** Epoch milliseconds. */
  readonly at: number
  /** A text, or an error as `redact` describes it. */
  readonly message: unknown
  readonly details: readonly unknown[]
}

/**
 * Writes to the console and stores the latest entries for inspection, both with secrets redacted (SE-04).
 * Debug messages reach the console only on pages that may be inspected, which no production merchant's are.
 * Never throws.
 */
@injectable()
export class LoggerService implements Logger {
  /**
   * Names this page's visit to support, in each error on the console and on screens that failed:
   * `7KQ2-9F4T`.
   */
  readonly reference = makeReference()
  /** Called with each later entry. */
  onEntry: ((entry: LogEntry) => void) | undefined
  readonly #entries: LogEntry[] = []

  constructor(
    @inject(CLOCK) private readonly clock: Clock,
    @inject(BAKED) private readonly baked: BakedPage,
  ) {}

  debug(message: string, ...details: readonly unknown[]): void {
    this.#log('debug', message, details)
  }
  warn(message: string, ...details: readonly unknown[]): void {
    this.#log('warn', message, details)
  }
  error(error: unknown, ...details: readonly unknown[]): void {
    this.#log('error', error, details)
  }

  /** The latest entries, oldest first. */
  entries(): readonly LogEntry[] {
    return [...this.#entries]
  }

  #log(level: LogEntry['level'], message: unknown, details: readonly unknown[]): void {
    const entry = {
      level,
      at: this.clock.now(),
      message: redact(message),
      details: details.map((it) => redact(it)),
    }
    if (this.#entries.push(entry) > MAX_LOG_ENTRIES) this.#entries.shift()
    this.onEntry?.(entry)
    if (level === 'debug' && !this.baked.inspection) return
    const reference = level === 'error' ? [`reference ${this.reference}`] : []
    console[level]('[foyer]', entry.message, ...entry.details, ...reference)
  }
}

/** Two groups of four letters and digits, at random: `7KQ2-9F4T`. */
function makeReference(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}
