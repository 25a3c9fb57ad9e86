import type { LoginCredentials } from '@foyer/sdk'
import type { MobileNumber, VerificationFields } from '../mobile-numbers.ts'

/** The credentials of a proven number: its code, or the token of the identity provider that sent one. */
export const credentialsOf = (number: MobileNumber, proof: VerificationFields): LoginCredentials =>
  'verificationCode' in proof
    ? { type: 'sms', ...number, code: proof.verificationCode }
    : { type: 'firebase', channel: proof.firebaseChannel, idToken: proof.firebaseIdToken }
