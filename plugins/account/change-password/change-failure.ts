import { HttpError } from '@foyer/sdk'
import type { PasswordField } from './passwords.ts'

/** A change that was refused or did not arrive, as the player is told of it. */
export interface ChangeFailure {
  /** Where it is told; below the form where it is about none of its fields. */
  readonly field: PasswordField | undefined
  /** What the gateway said, as text, or a key of the plugin's own. */
  readonly text: { readonly server: string } | { readonly key: string }
}

const OLD_PASSWORD_WRONG = 'old.password.err'
const NEW_PASSWORD_REFUSED = 'new.password.err'
const BAD_GATEWAY = 502

const BY_CODE: Readonly<Record<string, string>> = {
  'HT-OFFLINE': 'network_offline',
  'HT-NETWORK': 'network_error',
  // It may have been done all the same.
  'HT-TIMEOUT': 'timeout',
}

/** What is shown for a failed call of `password.change`. The error's code decides. */
export function changeFailure(error: unknown): ChangeFailure {
  if (!(error instanceof HttpError)) return told({ key: 'unknown_error' })
  const { status = 0, errorCode = '', message = '' } = error.answer ?? {}
  const said = message.trim()
  const or = (key: string): ChangeFailure['text'] => (said ? { server: said } : { key })
  if (errorCode === OLD_PASSWORD_WRONG) return told(or('current_wrong'), 'current')
  if (errorCode === NEW_PASSWORD_REFUSED) return told(or('next_refused'), 'next')
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return told({ key: 'too_many_requests' })
  if (status === BAD_GATEWAY) return told({ key: 'network_error' })
  const refused = error.code === 'HT-REFUSED' || error.code === 'HT-STATUS'
  return told(refused ? or('unknown_error') : { key: BY_CODE[error.code] ?? 'unknown_error' })
}

const told = (text: ChangeFailure['text'], field?: PasswordField): ChangeFailure => ({ field, text })
