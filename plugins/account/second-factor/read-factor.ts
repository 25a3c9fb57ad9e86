import type { MobileNumbers } from '../mobile-numbers.ts'
import type { FactorMethod } from '../second-factor.ts'
import type { FactorProof } from './endpoints.ts'
import type { FactorErrors, FactorField, FieldProblem, FactorValues } from './factor-state.ts'

export interface FactorRules {
  /** Digits of an authenticator's code. */
  readonly authCodeLength: number
  /** Reads mobile numbers and their codes. */
  readonly numbers: Pick<MobileNumbers, 'read' | 'readCode'> | undefined
}

/** The proof in the method's fields, trimmed; or the error of the first wrong field (VA-06). */
export function readFactor(
  method: FactorMethod,
  typed: FactorValues,
  { authCodeLength, numbers }: FactorRules,
): { readonly proof: FactorProof } | { readonly errors: FactorErrors } {
  switch (method) {
    case 'E': {
      const email = typed.email.trim()
      if (!email) return wrong('email', { key: 'email_empty' })
      // Each wrong answer counts towards the lock: a text that is no address is not sent.
      return /^[^\s@]+@\S+$/.test(email)
        ? { proof: { method, email } }
        : wrong('email', { key: 'email_wrong' })
    }
    case 'P': {
      const payeeName = typed.payeeName.trim()
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

const wrong = (field: FactorField, problem: FieldProblem): { readonly errors: FactorErrors } => ({
  errors: { [field]: problem },
})

/** Digits without spaces, as authenticators show codes, `123 456`, and without full-width forms. */
const bareDigits = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')
