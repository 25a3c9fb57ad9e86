import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'
import { flag } from '../shared/endpoints.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** `success` reports whether the gateway reached the vendor: 1 or 0, or as a flag. */
const challengeFields = v.object({
  gt: text,
  challenge: text,
  newCaptcha: v.optional(flag, true),
  success: flag,
})

/** The specification shows the fields without an envelope; gateways send them in one, too. */
export const challengeAnswer = v.union([
  v.pipe(
    v.object({ value: challengeFields }),
    v.transform(({ value }) => value),
  ),
  challengeFields,
])

/** CA-13: a challenge of version 3, valid for one attempt; `t` prevents a cached answer. */
export const challenge = defineEndpoint()({
  id: 'captcha-geetest.challenge',
  method: 'GET',
  path: '/wps/captcha/geetest',
  auth: 'optional',
  bare: true,
  response: challengeAnswer,
})
