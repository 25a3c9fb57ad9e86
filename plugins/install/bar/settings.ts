import * as v from 'valibot'

export default v.object({
  /** Shows the bar to players in a browser; off by default. */
  show: v.optional(v.boolean(), false),
})
