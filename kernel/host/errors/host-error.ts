import { type ErrorSubject, type Phase, PluginError } from '@foyer/sdk'
import type { ERROR_CODES } from './error-codes.ts'

export type HostErrorCode = keyof typeof ERROR_CODES

let texts: typeof ERROR_CODES | undefined
async function loadTexts(): Promise<void> {
  texts = (await import('./error-codes.ts')).ERROR_CODES
}

/**
 * A coded error of the host. The first error fetches the table of codes; remedies are available once it is
 * loaded.
 */
export function hostError<Code extends HostErrorCode>(
  code: Code,
  plugin: string,
  phase: Phase,
  subject: ErrorSubject<NoInfer<Code>>,
  cause?: unknown,
): PluginError<Code> {
  // The code is enough without the remedy.
  if (!texts) loadTexts().catch(() => undefined)
  const error = new PluginError(code, plugin, phase, subject, { cause })
  return Object.defineProperty(error, 'remedy', { get: () => texts?.[code].remedy })
}

/** Wraps a thrown value in an error of the plugin. */
export const toPluginError = (plugin: string, phase: Phase, cause: unknown): PluginError =>
  cause instanceof PluginError ? cause : hostError('PL-THREW', plugin, phase, textOf(cause), cause)

/** The text of a thrown value, which may be anything, even a value without text. */
export function textOf(cause: unknown): string {
  try {
    return String(cause)
  } catch {
    return typeof cause
  }
}
