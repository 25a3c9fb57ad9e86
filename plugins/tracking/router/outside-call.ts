import { CodedError } from '@foyer/sdk'

/** What a destination returned, as a promise where it is to be awaited. A hostile `then` makes it reject. */
export const promiseOf = (value: unknown): Promise<unknown> | undefined =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && 'then' in value
    ? // `Promise.resolve` returns a promise whose own `then` may be replaced.
      new Promise((resolve) => resolve(value))
    : undefined

/** The code, or the name, of what a destination threw: it may be anything. */
export function reasonOf(error: unknown): string {
  try {
    if (error instanceof CodedError) return error.code
    return error instanceof Error ? String(error.name) : 'rejected'
  } catch {
    return 'rejected'
  }
}
