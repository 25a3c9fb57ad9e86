import { defineEndpoint } from '@foyer/sdk'
import { loginAnswer } from '../login-answer.ts'
import type { LoginOrigin } from '../login-origin.ts'
import type { IdentityProof } from './endpoints.ts'

export type IdentityLoginRequest = LoginOrigin & IdentityProof & { readonly type: 'firebase' }

/**
 * Signs in whoever the identity provider's token names (ST-07). Refuses with `bind_customer_required` where no account is
 * connected with it (ER-08). The specification has the call without its path.
 */
export const identityLogin = defineEndpoint<IdentityLoginRequest>()({
  id: 'auth.login-identity',
  method: 'POST',
  path: '/wps/session/login/firebase',
  auth: 'none',
  encrypted: true,
  device: true,
  assumed: true,
  response: loginAnswer,
})

/** Part of EN-05. */
export type IdentityRegisterRequest = LoginOrigin &
  IdentityProof & {
    readonly registerMethod: 'firebase'
    /** Address of the page, without its query. */
    readonly registerUrl: string
    readonly domain: string
    /** The answer is that of a login. */
    readonly login: true
  }

/** Makes an account of what the identity provider's token says (ST-08). The specification has the call without its path. */
export const identityRegister = defineEndpoint<IdentityRegisterRequest>()({
  id: 'auth.register-identity',
  method: 'POST',
  path: '/wps/member/register/firebase',
  auth: 'none',
  encrypted: true,
  device: true,
  assumed: true,
  response: loginAnswer,
})
