import * as v from 'valibot'

/** Lengths of a new password if the merchant sets none (VA-17). Characters. */
export const DEFAULT_RULES = { passwordMin: 6, passwordMax: 64 } as const

const length = (byDefault: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(256)), byDefault)

/** Rules for a new password (VA-17), lengths in characters. */
export default v.object({
  passwordMin: length(DEFAULT_RULES.passwordMin),
  passwordMax: length(DEFAULT_RULES.passwordMax),
})
