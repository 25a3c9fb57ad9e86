import { latinDigits, plainText } from '@foyer/sdk'
import type { MobileNumbers, NumberProblem } from '../mobile-numbers.ts'
import type { FactorMethod } from '../second-factor.ts'
import type { FactorProof } from './endpoints.ts'
import type { FieldError } from '../field-error.ts'
import type { FactorErrors, FactorField, FactorValues } from './factor-values.ts'

export interface FactorRules {
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
