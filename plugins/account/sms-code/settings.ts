import * as v from 'valibot'

export default v.object({
  /** The log-in screen offers it. */
  signIn: v.optional(v.boolean(), false),
})
