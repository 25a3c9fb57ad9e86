import { defineEndpoint } from '@foyer/sdk'
import type { IdentityTokenFields } from '../identity-token-fields.ts'
import { loginAnswer } from '../login-answer.ts'
import type { LoginDeviceFields } from '../login-device-fields.ts'

export type IdentityLoginRequest = LoginDeviceFields & IdentityTokenFields & { readonly type: 'firebase' }

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
