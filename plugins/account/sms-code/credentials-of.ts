import type { LoginCredentials } from '@foyer/sdk'
import type { MobileNumber, VerificationFields } from '../mobile-numbers.ts'

/** The credentials of a proven number: its code and that code's template, or the token of the identity provider that sent one. */
export const credentialsOf = (
  number: MobileNumber,
  proof: VerificationFields,
  smsTemplate: string | undefined,
): LoginCredentials =>
  'verificationCode' in proof
    ? {
        type: 'sms',
        ...number,
        code: proof.verificationCode,
        ...(smsTemplate !== undefined && { smsTemplate }),
      }
    : { type: 'firebase', channel: proof.firebaseChannel, idToken: proof.firebaseIdToken }
