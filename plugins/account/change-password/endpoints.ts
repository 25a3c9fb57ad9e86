import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
}

/**
 * Gives the member another password; travels encrypted (CA-05). The specification names the screen only, so path, body and
 * refusals are assumed: `old.password.err`, `new.password.err` (the message says what is wrong with it), `login.locked`.
 */
export const changePassword = defineEndpoint<PasswordChange>()({
  id: 'password.change',
  method: 'POST',
  path: '/wps/member/password',
  auth: 'required',
  encrypted: true,
  assumed: true,
  response: v.unknown(),
})
