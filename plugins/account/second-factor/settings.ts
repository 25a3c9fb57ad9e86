import * as v from 'valibot'

export default v.object({
  /** Digits of an authenticator's code. */
  authCodeLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(10)), 6),
})
