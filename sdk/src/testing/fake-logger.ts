import type { Logger } from '../services/logger.ts'

/** Records what was logged instead of printing it. */
export class FakeLogger implements Logger {
  /** Every entry, in order; `subject` is the message or the error. */
  readonly entries: {
    readonly level: 'debug' | 'warn' | 'error'
    readonly subject: unknown
    readonly details: readonly unknown[]
  }[] = []

  debug(message: string, ...details: readonly unknown[]): void {
    this.entries.push({ level: 'debug', subject: message, details })
  }
  warn(message: string, ...details: readonly unknown[]): void {
    this.entries.push({ level: 'warn', subject: message, details })
  }
  error(error: unknown, ...details: readonly unknown[]): void {
    this.entries.push({ level: 'error', subject: error, details })
  }
  /** What `error` was called with. */
  get errors(): readonly unknown[] {
    return this.entries.filter(({ level }) => level === 'error').map(({ subject }) => subject)
  }
}
/** Makes a logger. */
export const fakeLogger = (): FakeLogger => new FakeLogger()
