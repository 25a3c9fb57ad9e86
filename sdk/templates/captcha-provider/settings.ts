import * as v from 'valibot'

/** Without a usable `siteKey` no captcha loads. */
export default v.object({
  /** The site's id at the vendor. */
  siteKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), ''),
  /** Where the vendor's script is: https, or a path of this site. */
  scriptUrl: v.optional(
    v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))\S+$/), v.maxLength(500)),
    'https://acme.example/captcha.js',
  ),
})
