import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

export interface SendCodeBody {
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly captcha?: string
}

/** Sends the player a code. */
export const sendCode = defineEndpoint<SendCodeBody>()({
  id: 'acme.send-code',
  method: 'POST',
  path: '/wps/verification/acme/noLogin',
  auth: 'none',
  assumed: true,
  response: v.object({ success: v.literal(true) }),
})
