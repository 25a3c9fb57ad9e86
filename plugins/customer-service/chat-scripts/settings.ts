import * as v from 'valibot'

export default v.object({
  /** `true`: the gateway is asked for scripts of customer service on each visit (CA-19). */
  enabled: v.optional(v.boolean(), false),
})
