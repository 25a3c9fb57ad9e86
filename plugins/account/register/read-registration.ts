import { type CredentialRules, type FieldError, lengthError } from '../field-error.ts'
import type { MobileNumber, MobileNumbers } from '../mobile-numbers.ts'
import { WEAK_PASSWORD } from '../owed-change.ts'
import { isReferralCode } from '../registration-info.ts'

/** What the player typed, whatever of it the form asks for. */
export interface Typed {
  readonly username: string
  readonly number: string
  readonly code: string
  readonly password: string
  readonly referralCode: string
  readonly age: boolean
}
export type RegisterField = keyof Typed
/** What a form asks for. */
export type FormParts = Readonly<Record<RegisterField, boolean>>
/** In the order in which they stand. */
export const FIELDS = [
  'number',
  'code',
  'username',
  'password',
  'referralCode',
  'age',
] as const satisfies readonly RegisterField[]

/** What is wrong, by field; of number and code as `account.mobile` says it. */
export type RegisterErrors = { readonly [field in RegisterField]?: FieldError | undefined }

export interface NameRules extends CredentialRules {
  readonly usernamePattern: string
}

/** Who registers. What the form does not ask for is `undefined`. */
export interface Registrant {
  readonly number: MobileNumber | undefined
  readonly code: string | undefined
  readonly username: string | undefined
  readonly password: string | undefined
  /** Empty where the player has none. */
  readonly referralCode: string
}

export type NumberReader = Pick<MobileNumbers, 'read' | 'readCode'>

/** What is wrong with a user name; spaces around it are not. */
export function nameError(typed: string, rules: NameRules): FieldError | undefined {
  const username = typed.trim()
  return (
    lengthError('username', username, rules) ??
    (new RegExp(`^(?:${rules.usernamePattern})$`, 'u').test(username)
      ? undefined
      : { key: 'username_pattern' })
  )
}

/** The one that must be changed at once would be of no use to anybody (VA-08). */
const passwordError = (password: string, rules: NameRules): FieldError | undefined =>
  lengthError('password', password, rules) ??
  (password === WEAK_PASSWORD ? { key: 'password_refused' } : undefined)

/** Reads a form; or tells what is wrong with it, before any call (VA-17). */
export function readRegistration(
  typed: Typed,
  parts: FormParts,
  rules: NameRules,
  numbers: NumberReader | undefined,
): { readonly registrant: Registrant } | { readonly errors: RegisterErrors } {
  const number = parts.number ? numbers?.read(typed.number) : undefined
  const code = parts.code ? numbers?.readCode(typed.code) : undefined
  const referralCode = typed.referralCode.trim()
  const errors: RegisterErrors = {
    number: number && 'problem' in number ? number.problem : undefined,
    code: code && 'problem' in code ? code.problem : undefined,
    username: parts.username ? nameError(typed.username, rules) : undefined,
    password: parts.password ? passwordError(typed.password, rules) : undefined,
    referralCode: referralCode === '' || isReferralCode(referralCode) ? undefined : { key: 'referral_wrong' },
    age: parts.age && !typed.age ? { key: 'age_missing' } : undefined,
  }
  if (FIELDS.some((field) => errors[field])) return { errors: withoutEmpty(errors) }
  return {
    registrant: {
      number: number && 'number' in number ? number.number : undefined,
      code: code && 'code' in code ? code.code : undefined,
      username: parts.username ? typed.username.trim() : undefined,
      password: parts.password ? typed.password : undefined,
      referralCode,
    },
  }
}

const withoutEmpty = (errors: RegisterErrors): RegisterErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))

/** The field to put the cursor into. */
export const firstError = (errors: RegisterErrors): RegisterField | undefined =>
  FIELDS.find((field) => errors[field])
