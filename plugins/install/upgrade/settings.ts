import * as v from 'valibot'

const version = v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)*$/))

export default v.object({
  /** The newest app: `2.5.0`. Players with an older one are told. */
  latest: v.optional(version),
  /** Where an app that cannot download its successor itself is sent; https. Without it, to the download. */
  redirectPage: v.optional(v.pipe(v.string(), v.trim(), v.url())),
})
