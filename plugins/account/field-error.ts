/** What is wrong with a field: a key of the plugin's texts, and values for that text. */
export interface FieldError {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

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
): FieldError | undefined {
  const length = [...text].length
  const min = rules[`${field}Min`]
  const max = rules[`${field}Max`]
  if (length === 0) return { key: `${field}_empty` }
  if (length < min) return { key: `${field}_short`, values: { min } }
  if (length > max) return { key: `${field}_long`, values: { max } }
  return undefined
}
