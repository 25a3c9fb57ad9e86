import type { Phase, PluginError } from '@foyer/sdk'
import { ERROR_CODES } from '../errors/error-codes.ts'

/** An error of a plugin as data, for a message channel or a list. */
export interface ErrorReport {
  readonly code: string
  readonly plugin: string
  readonly phase: Phase
  /** For developers: the thrown error, or the bad field. */
  readonly detail: string
  readonly remedy: string | undefined
}

const isCode = (code: string): code is keyof typeof ERROR_CODES => Object.hasOwn(ERROR_CODES, code)

/** Only for code that is itself loaded lazily, because it imports the table of remedies. */
export const errorReport = ({ code, plugin, phase, text, remedy }: PluginError): ErrorReport => ({
  code,
  plugin,
  phase,
  detail: text,
  remedy: remedy ?? (isCode(code) ? ERROR_CODES[code].remedy : undefined),
})
