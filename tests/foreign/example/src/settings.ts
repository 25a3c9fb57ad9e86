import * as v from 'valibot'

export default v.object({
  /** Numbers are drawn from 1 to this one. */
  highest: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 99),
})
