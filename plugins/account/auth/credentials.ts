/** What the player typed. */
export interface Credentials {
  readonly username: string
  readonly password: string
}
export type LoginField = keyof Credentials

/** Lengths in characters, from the merchant's settings (VA-17). */
export interface CredentialRules {
  readonly usernameMin: number
  readonly usernameMax: number
  readonly passwordMin: number
  readonly passwordMax: number
}

/** What is wrong with a field: a key of the plugin's texts and its values. */
export interface FieldError {
  readonly key: string
  readonly values?: Readonly<Record<string, number>>
}
export type FieldErrors = { readonly [field in LoginField]?: FieldError }

/** Spaces around a pasted user name are nobody's intention; those of a password may be. */
export const tidy = ({ username, password }: Credentials): Credentials => ({
  username: username.trim(),
  password,
})

/** What is to be told at the fields before a call; empty where all is well (VA-17). Expects tidied credentials. */
export function checkCredentials({ username, password }: Credentials, rules: CredentialRules): FieldErrors {
  const errors: { [field in LoginField]?: FieldError } = {}
  const wrongName = checkLength('username', username, rules.usernameMin, rules.usernameMax)
  const wrongPassword = checkLength('password', password, rules.passwordMin, rules.passwordMax)
  if (wrongName) errors.username = wrongName
  if (wrongPassword) errors.password = wrongPassword
  return errors
}

function checkLength(field: LoginField, text: string, min: number, max: number): FieldError | undefined {
  const length = [...text].length
  if (length === 0) return { key: `${field}_empty` }
  if (length < min) return { key: `${field}_short`, values: { min } }
  if (length > max) return { key: `${field}_long`, values: { max } }
  return undefined
}

/** The field to put the cursor into. */
export const firstError = (errors: FieldErrors): LoginField | undefined =>
  errors.username ? 'username' : errors.password ? 'password' : undefined
