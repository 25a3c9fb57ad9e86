import * as v from 'valibot'

export default v.object({
  /** The delay of the call after the player reaches the home screen, in milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 1_000),
})
