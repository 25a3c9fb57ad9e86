import * as v from 'valibot'

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time, such as 08:30'))

export default v.object({
  /** `true`: the gateway lists entries in its site info too, or only there (CA-30), which is asked for when the player first touches the page. */
  siteInfo: v.optional(v.boolean(), false),
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
