import { type CaptchaFields, defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'
import { type MobileNumber, registrationAnswer, type VerificationFields } from '../shared/endpoints.ts'
import type { RegistrationSource } from '../shared/origin.ts'

export interface UsernameRequest extends RegistrationSource, CaptchaFields {
  /** The answer is also that of a login. */
  readonly login: boolean
  readonly username: string
  readonly password: string
  /** Member id of the agent below whom the account is created (RT-04). */
  readonly agentId?: string
}

/**
 * CA-05. A guest's own account; with a session, an agent's for somebody else (RT-04). For refusals about a
 * field see `fieldOf` in `register-failure.ts`.
 */
export const registerByUsername = defineEndpoint<UsernameRequest>()({
  id: 'register.username',
  method: 'POST',
  path: '/wps/member/register',
  auth: 'optional',
  encrypted: true,
  device: true,
  moduleId: 'REG3',
  assumed: ['agentId', 'campaignInfo'],
  response: registrationAnswer,
})

/** With the number's proof if the merchant requires one. */
export type MobileRequest = Omit<UsernameRequest, 'agentId'> &
  MobileNumber &
  Partial<VerificationFields> & { readonly smsTemplate?: string }

/** CA-05, for a number with a user name; without one the form calls `autoUsername` (CA-06). */
export const registerByMobile = defineEndpoint<MobileRequest>()({
  id: 'register.mobile',
  method: 'POST',
  path: '/wps/member/register/mobile',
  auth: 'none',
  encrypted: true,
  device: true,
  moduleId: 'MOBILENUMREG3',
  assumed: ['campaignInfo', 'verificationCode'],
  response: registrationAnswer,
})

/**
 * Whether a user name is taken. Every form in which a player chooses one calls it, with `username`. The
 * specification gives only the path (CA-35).
 */
export const checkUsername = defineEndpoint()({
  id: 'account.check-username',
  method: 'GET',
  path: '/wps/check/username',
  auth: 'none',
  assumed: true,
  response: v.pipe(
    v.object({ value: v.boolean() }),
    v.transform(({ value }) => ({ taken: value })),
  ),
})
