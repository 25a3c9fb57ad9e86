import { defineEndpoint } from '@foyer/sdk'
import { loginAnswer, type MobileNumber } from '../shared/endpoints.ts'

/** The proof of the second factor, with the method's letter. */
export type FactorProof =
  | { readonly method: 'E'; readonly email: string }
  | { readonly method: 'P'; readonly payeeName: string }
  | { readonly method: 'G'; readonly authCode: string }
  | ({ readonly method: 'S' } & MobileNumber & NumberProof)

/** The code if the gateway sent it; else the identity provider's token. */
export type NumberProof = { readonly verificationCode: string } | { readonly firebaseIdToken: string }

/** Body of the second call of a login (EN-07). The whole body is encrypted. */
export type VerificationRequest = FactorProof & {
  readonly username: string
  readonly password: string
}

/**
 * CA-04: signs in a player whose login was answered `login_verify_required`. Refusals: a wrong factor, with
 * the gateway's message; `login.locked` after too many.
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
