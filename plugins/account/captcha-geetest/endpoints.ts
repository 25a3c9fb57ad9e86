import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'
import { flag } from '../answer-fields.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** `success` reports whether the gateway reached the vendor: 1 or 0, or as a flag. */
export const challengeAnswer = v.pipe(
  v.object({
    value: v.object({ gt: text, challenge: text, newCaptcha: v.optional(flag, true), success: flag }),
  }),
  v.transform(({ value }) => value),
)

/** CA-13: a challenge of version 3, valid for one attempt; `t` prevents a cached answer. */
export const challenge = defineEndpoint()({
  id: 'captcha-geetest.challenge',
  method: 'GET',
  path: '/wps/captcha/geetest',
  auth: 'optional',
  response: challengeAnswer,
})
