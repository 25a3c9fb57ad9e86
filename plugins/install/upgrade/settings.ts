import * as v from 'valibot'

const version = v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)*$/, 'a version, such as 2.5.0'))

export default v.object({
  /** The newest version: `2.5.0`. Players with an older one are notified. */
  latest: v.optional(version),
  /** The page for an app that cannot download its update itself; https. Default: the download address. */
  redirectPage: v.optional(v.pipe(v.string(), v.trim(), v.url())),
})
