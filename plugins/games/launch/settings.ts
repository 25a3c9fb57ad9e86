import * as v from 'valibot'

/** How the merchant's games are launched. */
export default v.object({
  /** Codes of the vendors whose own lobby opens first (CA-25, CA-26): `['ORCHID']`. */
  lobbyVendors: v.optional(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())), []),
})
