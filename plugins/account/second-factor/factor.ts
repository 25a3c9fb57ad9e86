import { HttpError, latinDigits, plainText } from '@foyer/sdk'
import { describeError, type FailureMessage, type FieldError, WRONG_CREDENTIALS } from '../shared/failures.ts'
import type { FactorMethod, MobileNumbers, NumberProblem } from '../shared/points.ts'
import type { FactorProof } from './endpoints.ts'

export type FactorField = 'email' | 'payeeName' | 'authCode' | 'number' | 'code'

/** What is wrong with a number or its code: a text of `account.mobile`, or of this plugin where the gateway refused it. */
type NumberError = FieldError<'account.mobile'> | { readonly key: typeof NOT_RIGHT }

/** Key of the text for a refusal without words. */
const NOT_RIGHT = 'not_right'

/** What is wrong, by field. */
export type FactorErrors = {
  readonly [field in FactorField]?:
    (field extends 'number' | 'code' ? NumberError : FieldError<'account.second-factor'>) | undefined
}

/** A wrong number has a text of `account.mobile`; a refusal of the gateway without words has one of this plugin. */
export const isOfMobile = (
  error: NonNullable<FactorErrors[FactorField]>,
  field: FactorField,
): error is FieldError<'account.mobile'> =>
  (field === 'number' || field === 'code') && !('key' in error && error.key === NOT_RIGHT)

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

/** What a typed text changes: a code belongs to the number to which it was sent. */
export const typeInto = (field: FactorField, text: string): Partial<FactorValues> => ({
  ...(field === 'number' && { code: '', sent: false }),
  [field]: text,
})

/** Empties the fields of a method that the gateway has refused (ER-07). */
export const clearMethod = (method: FactorMethod): Partial<FactorValues> => ({
  ...Object.fromEntries(FACTOR_FIELDS[method].map((field) => [field, ''])),
  ...(method === 'S' && { sent: false }),
})

interface FactorRules {
  /** Digits of an authenticator's code. */
  readonly authCodeLength: number
  /** Reads mobile numbers and their codes. */
  readonly numbers: Pick<MobileNumbers, 'read' | 'readCode'> | undefined
}

/** The proof in the method's fields, trimmed; or the error of the first wrong field (VA-06). */
export function readFactor(
  method: FactorMethod,
  typed: Omit<FactorValues, 'sent'>,
  { authCodeLength, numbers }: FactorRules,
): { readonly proof: FactorProof } | { readonly errors: FactorErrors } {
  switch (method) {
    case 'E': {
      const email = plainText(typed.email)
      if (!email) return wrong('email', { key: 'email_empty' })
      // Each wrong answer counts towards the lock: a text that is no address is not sent.
      return /^[^\s@]+@\S+$/.test(email)
        ? { proof: { method, email } }
        : wrong('email', { key: 'email_wrong' })
    }
    case 'P': {
      const payeeName = plainText(typed.payeeName)
      return payeeName ? { proof: { method, payeeName } } : wrong('payeeName', { key: 'payee_empty' })
    }
    case 'G': {
      const authCode = bareDigits(typed.authCode)
      if (!authCode) return wrong('authCode', { key: 'auth_code_empty' })
      const fits = /^\d+$/.test(authCode) && authCode.length === authCodeLength
      return fits
        ? { proof: { method, authCode } }
        : wrong('authCode', { key: 'auth_code_length', values: { length: authCodeLength } })
    }
    case 'S': {
      const number = numbers?.read(typed.number) ?? { problem: { key: 'number_missing' } }
      const code = numbers?.readCode(typed.code) ?? { problem: { key: 'code_missing' } }
      if (!('problem' in number) && !('problem' in code))
        return { proof: { method, ...number.number, verificationCode: code.code } }
      return {
        errors: {
          ...('problem' in number ? { number: number.problem } : {}),
          ...('problem' in code ? { code: code.problem } : {}),
        },
      }
    }
  }
}

const wrong = (
  field: Exclude<FactorField, 'number' | 'code'>,
  problem: FieldError<'account.second-factor'>,
): { readonly errors: FactorErrors } => ({
  errors: { [field]: problem },
})

/** Digits without spaces, as authenticators show codes, `123 456`, in whatever script. */
const bareDigits = (typed: string): string => latinDigits(plainText(typed)).replace(/[\s-]/g, '')

/** The requested methods that work here; the payee name always, so that nobody is locked out (OV-15). */
export function offeredMethods(
  requested: readonly FactorMethod[],
  canSms: boolean,
): readonly [FactorMethod, ...FactorMethod[]] {
  const [first = 'P', ...others] = requested.filter((method) => method !== 'S' || canSms)
  return [first, ...others]
}

/**
 * The proof that the call carries, unchanged but for a code by text message: if the identity provider sent
 * that, the provider verifies it first. Never rejects.
 * @param code as it was typed
 */
export async function verifyFactor(
  proof: FactorProof,
  code: string,
  numbers: Pick<MobileNumbers, 'verify'> | undefined,
): Promise<{ readonly proof: FactorProof } | { readonly problem: NumberProblem }> {
  if (proof.method !== 'S' || !numbers) return { proof }
  const { method, countryDialingCode, mobileNum } = proof
  const number = { countryDialingCode, mobileNum }
  const verified = await numbers.verify(code, number)
  if ('problem' in verified) return verified
  const { fields } = verified
  // EN-07 sends the token only.
  const own = 'verificationCode' in fields ? fields : { firebaseIdToken: fields.firebaseIdToken }
  return { proof: { method, ...number, ...own } }
}

/** Why a second factor did not sign the player in. */
type FactorFailure =
  /** The modal has closed; nothing is shown. */
  | { readonly kind: 'aborted' }
  /** The login itself is refused now; no factor can change that. */
  | { readonly kind: 'ended'; readonly error: HttpError }
  /** The gateway found it wrong: told at its field, inputs cleared, focus back (ER-07). */
  | { readonly kind: 'refused'; readonly text: FieldError<'account.second-factor'> }
  /** The factor was not checked: the typed text stays. */
  | { readonly kind: 'unchecked'; readonly message: FailureMessage<'account.second-factor'> }

/** The specification names no code for a lock: assumed. */
const LOCKED = 'login.locked'

const SERVER_ERRORS = 500

/** How to treat a failed call of `second-factor.verify` (ER-02, ER-07, CA-02). The error's code decides. */
export function factorFailure(error: unknown): FactorFailure {
  const message = describeError(error)
  const { presentation, text } = message
  const unchecked: FactorFailure = { kind: 'unchecked', message }
  if (!(error instanceof HttpError) || presentation === 'inline') return unchecked
  const { status = 0, errorCode = '' } = error.answer ?? {}
  if (error.code === 'HT-ABORTED') return { kind: 'aborted' }
  if (errorCode === LOCKED || WRONG_CREDENTIALS.has(errorCode)) return { kind: 'ended', error }
  if (status >= SERVER_ERRORS)
    return { kind: 'unchecked', message: { presentation: 'alert', text: { key: 'network_error' } } }
  const refused = error.code === 'HT-REFUSED' || error.code === 'HT-STATUS'
  if (!refused) return unchecked
  return { kind: 'refused', text: 'server' in text ? text : { key: 'not_right' } }
}
