import * as v from 'valibot'

export default v.object({
  /** The log-in screen offers the login by SMS code. */
  signIn: v.optional(v.boolean(), false),
})
