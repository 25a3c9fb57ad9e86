import { type CredentialRules, type FieldError, lengthError } from '../field-error.ts'

/** What the player typed. */
export interface Credentials {
  readonly username: string
  readonly password: string
}
export type LoginField = keyof Credentials
export type FieldErrors = { readonly [field in LoginField]?: FieldError }

/** Spaces around a pasted user name are nobody's intention; those of a password may be. */
export const normalizeCredentials = ({ username, password }: Credentials): Credentials => ({
  username: username.trim(),
  password,
})

/** What is to be told at the fields before a call; empty where all is well (VA-17). Expects tidied credentials. */
export function checkCredentials({ username, password }: Credentials, rules: CredentialRules): FieldErrors {
  const usernameError = lengthError('username', username, rules)
  const passwordError = lengthError('password', password, rules)
  return {
    ...(usernameError && { username: usernameError }),
    ...(passwordError && { password: passwordError }),
  }
}

/** The field to put the cursor into. */
export const firstError = (errors: FieldErrors): LoginField | undefined =>
  errors.username ? 'username' : errors.password ? 'password' : undefined
