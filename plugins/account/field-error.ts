import { keyedText, type KeyedText, type Translate } from '@foyer/sdk'
import type { FormPlugin } from './form-plugin.ts'

/** What is wrong with a field: a key of the plugin's texts with its values, or the gateway's words. */
export type FieldError<Ns extends string = FormPlugin> = KeyedText<Ns> | { readonly server: string }

/** The text of an error, in the player's language. */
export const fieldErrorText = <Ns extends string>(
  error: FieldError<Ns> | undefined,
  t: Translate<Ns>,
): string | undefined => error && ('server' in error ? error.server : keyedText(t, error))

/** Lengths in characters, from the merchant's settings (VA-17). */
export interface CredentialRules {
  readonly usernameMin: number
  readonly usernameMax: number
  readonly passwordMin: number
  readonly passwordMax: number
}

/** `<field>_empty`, `<field>_short` or `<field>_long`; `undefined` if the length is right. */
export function lengthError(
  field: 'username' | 'password',
  text: string,
  rules: CredentialRules,
): FieldError<'account.auth' | 'account.register'> | undefined {
  const length = [...text].length
  const min = rules[`${field}Min`]
  const max = rules[`${field}Max`]
  if (length === 0) return { key: `${field}_empty` }
  if (length < min) return { key: `${field}_short`, values: { min } }
  if (length > max) return { key: `${field}_long`, values: { max } }
  return undefined
}
