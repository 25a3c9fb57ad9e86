import * as v from 'valibot'

const vendors = v.optional(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())), [])

/** The trial games of a merchant, by vendors' codes: `['TCG_SEA']`. */
export default v.object({
  /** Vendors all of whose games have a trial, where the gateway's lanes do not say so. */
  vendors,
  /** Vendors that forbid frames: their trials open in a window of their own (CA-24). */
  windowVendors: vendors,
})
