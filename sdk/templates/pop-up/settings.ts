import * as v from 'valibot'

export default v.object({
  /** How long after the player came home it is asked for, in milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 1_000),
})
