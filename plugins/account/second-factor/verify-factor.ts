import type { MobileNumbers, NumberProblem } from '../mobile-numbers.ts'
import type { FactorProof } from './endpoints.ts'

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
