import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
}

/**
 * Changes the member's password; encrypted (CA-05). The specification names the screen only, so path, body
 * and refusals are assumed: `old.password.err`, `new.password.err` (its message gives the reason),
 * `login.locked`.
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
