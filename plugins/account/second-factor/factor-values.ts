import type { FieldError } from '../field-error.ts'
import type { FactorMethod } from '../second-factor.ts'

export type FactorField = 'email' | 'payeeName' | 'authCode' | 'number' | 'code'
/** What is wrong with a number or its code: a text of `account.mobile`, or of this plugin where the gateway refused it. */
export type NumberError = FieldError<'account.mobile'> | { readonly key: typeof NOT_RIGHT }
/** Key of the text for a refusal without words. */
export const NOT_RIGHT = 'not_right'
/** What is wrong, by field. */
export type FactorErrors = {
  readonly [field in FactorField]?:
    (field extends 'number' | 'code' ? NumberError : FieldError<'account.second-factor'>) | undefined
}

/** The fields of each method, in their order on the screen. */
export const FACTOR_FIELDS: Readonly<Record<FactorMethod, readonly [FactorField, ...FactorField[]]>> = {
  E: ['email'],
  P: ['payeeName'],
  G: ['authCode'],
  S: ['number', 'code'],
}

/** What was typed, under every tab. */
export interface FactorValues extends Readonly<Record<FactorField, string>> {
  /** A code was sent to the typed number. */
  readonly sent: boolean
}
export const EMPTY: FactorValues = {
  email: '',
  payeeName: '',
  authCode: '',
  number: '',
  code: '',
  sent: false,
}

/** A code belongs to the number to which it was sent. */
export const typeInto = (values: FactorValues, field: FactorField, text: string): FactorValues => ({
  ...values,
  ...(field === 'number' && { code: '', sent: false }),
  [field]: text,
})

/** Without the text of a method that the gateway has refused (ER-07). */
export const clearMethod = (values: FactorValues, method: FactorMethod): FactorValues => ({
  ...values,
  ...Object.fromEntries(FACTOR_FIELDS[method].map((field) => [field, ''])),
  sent: method === 'S' ? false : values.sent,
})
