import type { MobileNumbers, NumberProblem } from '../mobile-numbers.ts'
import type { FactorProof } from './endpoints.ts'

/**
 * What the call carries: as read, but for a code by text message that the identity provider has sent, which that provider is
 * asked about first. Rejects for nothing.
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
  // EN-07 knows the token alone.
  const own = 'verificationCode' in fields ? fields : { firebaseIdToken: fields.firebaseIdToken }
  return { proof: { method, ...number, ...own } }
}
