import { token } from '../token.ts'

/**
 * Writes to the browser's console. Secrets are hidden by name and by shape (SE-04); all the same, never log a
 * token, a password or a key. Never throws.
 */
export interface Logger {
  /** Shown only on pages that may be inspected, which no production merchant's are. */
  debug(message: string, ...details: readonly unknown[]): void
  warn(message: string, ...details: readonly unknown[]): void
  /** @param error - what was thrown; a `CodedError` where there is a code for it */
  error(error: unknown, ...details: readonly unknown[]): void
}

/** The site's log. A plugin has one under its own id: `context.logger`. */
export const LOGGER = token<Logger>('kernel.logger')
