import type { Phase, PluginError } from '@foyer/sdk'
import { ERROR_CODES } from '../errors/error-codes.ts'

/** An error of a plugin as data, for a channel or a list. */
export interface ErrorReport {
  readonly code: string
  readonly plugin: string
  readonly phase: Phase
  /** For developers: what was thrown, which field was bad. */
  readonly detail: string
  readonly remedy: string | undefined
}

const isCode = (code: string): code is keyof typeof ERROR_CODES => Object.hasOwn(ERROR_CODES, code)

/** For code that is loaded lazily itself: the table of remedies comes with it. */
export const errorReport = ({ code, plugin, phase, text, remedy }: PluginError): ErrorReport => ({
  code,
  plugin,
  phase,
  detail: text,
  remedy: remedy ?? (isCode(code) ? ERROR_CODES[code].remedy : undefined),
})
