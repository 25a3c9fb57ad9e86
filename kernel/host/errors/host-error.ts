import { type ErrorSubject, type Phase, PluginError } from '@foyer/sdk'
import type { ERROR_CODES } from './error-codes.ts'

export type HostErrorCode = keyof typeof ERROR_CODES

let texts: typeof ERROR_CODES | undefined
function loadTexts(): void {
  void import('./error-codes.ts').then(
    (module) => (texts = module.ERROR_CODES),
    () => undefined, // the code is enough without the remedy
  )
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
  if (!texts) loadTexts()
  const error = new PluginError(code, plugin, phase, subject, { cause })
  // without a prototype, to which another script may have added a `value`
  const remedy = { __proto__: null, get: () => texts?.[code].remedy }
  return Object.defineProperty(error, 'remedy', remedy as PropertyDescriptor)
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
