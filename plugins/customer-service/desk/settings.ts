import * as v from 'valibot'

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time, such as 08:30'))
const parameter = v.pipe(v.string(), v.regex(/^[\w!.[\]-]{0,40}$/, 'the name of a link’s parameter'))

export default v.object({
  /**
   * The parameter of a vendor's link that takes the member's name, by csType: `{ "AICAN": "username" }`. It overrides the
   * built-in table; with an empty one the vendor gets no name.
   */
  nameParameters: v.optional(v.record(v.string(), parameter), {}),
  /**
   * When somebody answers, each day on the merchant's clock, `utcOffset` minutes east of UTC; the same time twice: day
   * and night. Without it the site says nothing about it.
   */
  hours: v.optional(
    v.object({
      from: time,
      to: time,
      utcOffset: v.pipe(v.number(), v.integer(), v.minValue(-720), v.maxValue(840)),
    }),
  ),
})
