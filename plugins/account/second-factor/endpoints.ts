import { defineEndpoint } from '@foyer/sdk'
import { loginAnswer } from '../login-answer.ts'
import type { MobileNumber } from '../mobile-numbers.ts'

/** What the player proves it by, with the method's letter. */
export type FactorProof =
  | { readonly method: 'E'; readonly email: string }
  | { readonly method: 'P'; readonly payeeName: string }
  | { readonly method: 'G'; readonly authCode: string }
  | ({ readonly method: 'S' } & MobileNumber & NumberProof)

/** The code, where the gateway sent it; else what the identity provider says of it. */
export type NumberProof = { readonly verificationCode: string } | { readonly firebaseIdToken: string }

/** Body of the second call of a login (EN-07). Travels encrypted, whole. */
export type VerificationRequest = FactorProof & {
  readonly username: string
  readonly password: string
}

/**
 * CA-04: signs in whoever the login has answered `login_verify_required`. Refusals: a wrong factor, with the gateway's words;
 * `login.locked` after too many.
 */
export const verify = defineEndpoint<VerificationRequest>()({
  id: 'second-factor.verify',
  method: 'POST',
  path: '/wps/session/login/verification',
  auth: 'none',
  encrypted: true,
  device: true,
  response: loginAnswer,
})
