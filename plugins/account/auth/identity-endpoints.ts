import { defineEndpoint } from '@foyer/sdk'
import type { IdentityTokenFields } from '../identity-token-fields.ts'
import { loginAnswer } from '../login-answer.ts'
import type { LoginDeviceFields } from '../login-device-fields.ts'

export type IdentityLoginRequest = LoginDeviceFields & IdentityTokenFields & { readonly type: 'firebase' }

/**
 * Signs in the player whom the identity provider's token names (ST-07). Refuses with `bind_customer_required`
 * if no account is connected with the identity (ER-08). The specification gives no path for the call.
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
