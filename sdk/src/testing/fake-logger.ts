import type { Logger } from '../services/logger.ts'

/** Notes what was logged instead of printing it. */
export class FakeLogger implements Logger {
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
  get errors(): readonly unknown[] {
    return this.entries.filter(({ level }) => level === 'error').map(({ subject }) => subject)
  }
}
export const fakeLogger = (): FakeLogger => new FakeLogger()
