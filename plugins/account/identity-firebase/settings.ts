import * as v from 'valibot'

export default v.object({
  /** Facebook is offered beside Google. */
  facebook: v.optional(v.boolean(), false),
  /**
   * By a redirect in place of a pop-up. Browsers drop what comes back from another site, so this needs `authDomain` to be the
   * page's own host, and `/__/auth/*` of it to be handed on to the project's own domain whole.
   */
  redirect: v.optional(v.boolean(), false),
  /** In place of the gateway's: a host at which Firebase's `/__/auth/handler` stands. */
  authDomain: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)*(:\d+)?$/))),
})
