import { type CaptchaFields, defineEndpoint } from '@foyer/sdk'
import { registrationAnswer } from '../registration-answer.ts'
import type { RegistrationOrigin } from '../registration-origin.ts'

export interface UsernameRequest extends RegistrationOrigin, CaptchaFields {
  /** The answer is that of a login, too. */
  readonly login: boolean
  readonly username: string
  readonly password: string
  /** Member id of the agent below whom the account will be (RT-04). Not in the specification. */
  readonly agentId?: string
}

/**
 * CA-05. A guest's own account; with a session, an agent's for somebody else (RT-04). Refusals that are about a field: see
 * `fieldOf` in `register-failure.ts`.
 */
export const registerByUsername = defineEndpoint<UsernameRequest>()({
  id: 'register.username',
  method: 'POST',
  path: '/wps/member/register',
  auth: 'optional',
  encrypted: true,
  device: true,
  moduleId: 'REG3',
  response: registrationAnswer,
})

export interface MobileRequest extends Omit<UsernameRequest, 'agentId'> {
  /** `+84` */
  readonly countryDialingCode: string
  /** Digits only. */
  readonly mobileNum: string
  /** As the player read it in the message; where the merchant asks for it. Not in the specification. */
  readonly verificationCode?: string
  readonly smsTemplate?: string
}

/** CA-05, of a number with a user name; without one it goes by `autoUsername` (CA-06). */
export const registerByMobile = defineEndpoint<MobileRequest>()({
  id: 'register.mobile',
  method: 'POST',
  path: '/wps/member/register/mobile',
  auth: 'none',
  encrypted: true,
  device: true,
  moduleId: 'MOBILENUMREG3',
  response: registrationAnswer,
})
