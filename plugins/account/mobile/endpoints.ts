import { type CaptchaFields, defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'
import { COUNTRIES_CACHE_MS } from './constants.ts'
import { countriesAnswer } from './countries-answer.ts'

/** The countries and the visitor's own; `?_=<merchant>` (CA-10). */
export const countries = defineEndpoint()({
  id: 'mobile.countries',
  method: 'GET',
  path: '/wps/system/country',
  auth: 'none',
  cacheMs: COUNTRIES_CACHE_MS,
  response: countriesAnswer,
})

/** The number that gets the code (EN-08), and the captcha's proof if the merchant requires one. */
export interface SendCodeBody extends CaptchaFields {
  /** `+84` */
  readonly countryDialingCode: string
  /** Digits only. */
  readonly mobileNum: string
  readonly smsTemplate?: string
}

/** Sends a code (CA-14). `value.expirationTime`: see `parseResendDelay`. */
export const sendCode = defineEndpoint<SendCodeBody>()({
  id: 'mobile.send-code',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  auth: 'none',
  response: v.pipe(
    v.object({ value: v.fallback(v.object({ expirationTime: v.optional(v.unknown()) }), {}) }),
    v.transform(({ value }) => value.expirationTime),
  ),
})
