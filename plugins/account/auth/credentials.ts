import { plainText } from '@foyer/sdk'
import { type CredentialRules, type FieldError, lengthError } from '../field-error.ts'

/** What the player typed. */
export interface Credentials {
  readonly username: string
  readonly password: string
}
export type LoginField = keyof Credentials
export type FieldErrors = { readonly [field in LoginField]?: FieldError<'account.auth'> }

/** The user name as it is seen: nobody types spaces around it on purpose. In a password they may be intended. */
export const normalizeCredentials = ({ username, password }: Credentials): Credentials => ({
  username: plainText(username),
  password,
})

/**
 * The errors to show at the fields before a call; empty if there are none (VA-17). Expects normalized
 * credentials.
 */
export function checkCredentials({ username, password }: Credentials, rules: CredentialRules): FieldErrors {
  const usernameError = lengthError('username', username, rules)
  const passwordError = lengthError('password', password, rules)
  return {
    ...(usernameError && { username: usernameError }),
    ...(passwordError && { password: passwordError }),
  }
}
