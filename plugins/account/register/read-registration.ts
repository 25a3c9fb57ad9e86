import { plainText } from '@foyer/sdk'
import { type CredentialRules, type FieldError, lengthError } from '../shared/failures.ts'
import type { MobileNumbers } from '../shared/points.ts'
import type { MobileNumber } from '../shared/endpoints.ts'
import { WEAK_PASSWORD } from '../shared/session.ts'
import { isReferralCode } from '../contract.ts'

/** What the player typed, in the form's fields and in others. */
export interface FormValues {
  readonly username: string
  readonly number: string
  readonly code: string
  readonly password: string
  readonly referralCode: string
  readonly age: boolean
}
export type RegisterField = keyof FormValues
/** Which fields a form has. */
export type FormFields = Readonly<Record<RegisterField, boolean>>
/** In the order on the screen. */
export const FIELDS = [
  'number',
  'code',
  'username',
  'password',
  'referralCode',
  'age',
] as const satisfies readonly RegisterField[]

/** Fields whose errors are texts of `account.mobile`. */
export type NumberField = 'number' | 'code'
export type RegisterErrors = {
  readonly [field in RegisterField]?:
    FieldError<field extends NumberField ? 'account.mobile' : 'account.register'> | undefined
}

export interface NameRules extends CredentialRules {
  readonly usernamePattern: string
}

/** The data of a registration. A field that the form does not have is `undefined`. */
export interface RegistrationInput {
  readonly number: MobileNumber | undefined
  readonly code: string | undefined
  readonly username: string | undefined
  readonly password: string | undefined
  /** Empty if the player has none. */
  readonly referralCode: string
}

export type NumberReader = Pick<MobileNumbers, 'read' | 'readCode'>

/** The error of a user name; spaces around it, and marks that are not seen, are none. */
export function usernameError(typed: string, rules: NameRules): FieldError<'account.register'> | undefined {
  const username = plainText(typed)
  return (
    lengthError('username', username, rules) ??
    (new RegExp(`^(?:${rules.usernamePattern})$`, 'u').test(username)
      ? undefined
      : { key: /\s/u.test(username) ? 'username_blank' : 'username_pattern' })
  )
}

/** A password that must be changed at once is useless (VA-08). */
const passwordError = (password: string, rules: NameRules): FieldError<'account.register'> | undefined =>
  lengthError('password', password, rules) ??
  (password === WEAK_PASSWORD ? { key: 'password_refused' } : undefined)

/** Reads a form, or returns its errors, before any call (VA-17). */
export function readRegistration(
  typed: FormValues,
  fields: FormFields,
  rules: NameRules,
  numbers: NumberReader | undefined,
): { readonly registrant: RegistrationInput } | { readonly errors: RegisterErrors } {
  const number = fields.number ? numbers?.read(typed.number) : undefined
  const code = fields.code ? numbers?.readCode(typed.code) : undefined
  const referralCode = plainText(typed.referralCode)
  const errors: RegisterErrors = {
    number: number && 'problem' in number ? number.problem : undefined,
    code: code && 'problem' in code ? code.problem : undefined,
    username: fields.username ? usernameError(typed.username, rules) : undefined,
    password: fields.password ? passwordError(typed.password, rules) : undefined,
    referralCode: referralCode === '' || isReferralCode(referralCode) ? undefined : { key: 'referral_wrong' },
    age: fields.age && !typed.age ? { key: 'age_missing' } : undefined,
  }
  if (FIELDS.some((field) => errors[field])) return { errors: withoutEmpty(errors) }
  return {
    registrant: {
      number: number && 'number' in number ? number.number : undefined,
      code: code && 'code' in code ? code.code : undefined,
      username: fields.username ? plainText(typed.username) : undefined,
      password: fields.password ? typed.password : undefined,
      referralCode,
    },
  }
}

const withoutEmpty = (errors: RegisterErrors): RegisterErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
