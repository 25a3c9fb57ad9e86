import type { LoginCredentials } from '@foyer/sdk'
import type { MobileNumber, VerificationFields } from '../mobile-numbers.ts'

/** A proven number as a login takes it: with its code, or as a sign-in by the identity provider that sent it. */
export const credentialsOf = (number: MobileNumber, proof: VerificationFields): LoginCredentials =>
  'verificationCode' in proof
    ? { type: 'sms', ...number, code: proof.verificationCode }
    : { type: 'firebase', channel: proof.firebaseChannel, idToken: proof.firebaseIdToken }
