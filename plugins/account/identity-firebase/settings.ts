import * as v from 'valibot'

export default v.object({
  /** Offers Facebook beside Google. */
  facebook: v.optional(v.boolean(), false),
  /**
   * Uses a redirect in place of a pop-up. Browsers drop the result of another site, so `authDomain` must be
   * the page's own host, and forward all of `/__/auth/*` to the project's own domain.
   */
  redirect: v.optional(v.boolean(), false),
  /** The Firebase project, where the gateway does not name it; its domain is `<id>.firebaseapp.com`. */
  projectId: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{4,29}$/, 'the id of a Firebase project'))),
  /** In place of the gateway's: a host that serves Firebase's `/__/auth/handler`. */
  authDomain: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)*(:\d+)?$/, 'a host, such as www.jade.com')),
  ),
})
