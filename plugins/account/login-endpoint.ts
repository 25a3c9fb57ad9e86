import { type CaptchaFields, defineEndpoint } from '@foyer/sdk'
import type { IdentityTokenFields } from './identity-token-fields.ts'
import { loginAnswer } from './login-answer.ts'
import type { LoginDeviceFields } from './login-device-fields.ts'

/**
 * Body of a login (EN-03), with a captcha's fields if one is required. The whole body is encrypted. With an
 * identity, the gateway connects that to the account (OV-16).
 */
export type LoginRequest = LoginDeviceFields &
  CaptchaFields &
  (
    | ({
        readonly type: 'username'
        readonly username: string
        readonly password: string
      } & Partial<IdentityTokenFields>)
    | {
        readonly type: 'sms'
        readonly countryDialingCode: string
        readonly mobileNum: string
        readonly verificationCode: string
        readonly smsTemplate?: string
      }
  )

/** CA-03. Refusals: `login.cred.err`, `not.exists.user`, `login.locked`, `login_verify_required` (ER-06). */
export const login = defineEndpoint<LoginRequest>()({
  id: 'auth.login',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  encrypted: true,
  device: true,
  assumed: ['countryDialingCode', 'mobileNum', 'verificationCode'],
  response: loginAnswer,
})
