import * as v from 'valibot'

export default v.object({
  /** Offers Facebook beside Google. */
  facebook: v.optional(v.boolean(), false),
  /**
   * Uses a redirect in place of a pop-up. Browsers drop the result of another site, so `authDomain` must be
   * the page's own host, and forward all of `/__/auth/*` to the project's own domain.
   */
  redirect: v.optional(v.boolean(), false),
  /** In place of the gateway's: a host that serves Firebase's `/__/auth/handler`. */
  authDomain: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)*(:\d+)?$/, 'a host, such as www.jade.com')),
  ),
})
