import * as v from 'valibot'

/** A lottery brand sets how many lotteries its home shows; without it home shows no draws. */
export default v.object({
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
})
