import { token } from '../token.ts'

/** Never given tokens, passwords or keys (SE-04). */
export interface Logger {
  debug(message: string, ...details: readonly unknown[]): void
  warn(message: string, ...details: readonly unknown[]): void
  error(error: unknown, ...details: readonly unknown[]): void
}
export const LOGGER = token<Logger>('kernel.logger')
