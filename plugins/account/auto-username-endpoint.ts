import { type CaptchaFields, defineEndpoint } from '@foyer/sdk'
import type { IdentityTokenFields } from './identity-token-fields.ts'
import type { MobileNumber, VerificationFields } from './mobile-numbers.ts'
import { registrationAnswer } from './login-answer.ts'
import type { RegistrationSource } from './registration-source.ts'

/** A registration by mobile number or identity, whose user name the gateway chooses (EN-05, CA-06). */
export type AutoUsernameRequest = Omit<RegistrationSource, 'registerMethod'> &
  CaptchaFields & { readonly login: true } & (
    | ({ readonly registerMethod: 'firebase' } & IdentityTokenFields)
    | (Pick<RegistrationSource, 'registerMethod'> &
        MobileNumber &
        Partial<VerificationFields> & {
          readonly password: string
          readonly smsTemplate?: string
        })
  )

/** Creates an account and a user name for it (CA-06). Refuses like `register`, and with `identity.taken`. */
export const autoUsername = defineEndpoint<AutoUsernameRequest>()({
  id: 'account.auto-username',
  method: 'POST',
  path: '/wps/member/register/autoUsername',
  auth: 'none',
  encrypted: true,
  device: true,
  assumed: ['campaignInfo', 'verificationCode'],
  response: registrationAnswer,
})
