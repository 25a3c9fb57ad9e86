import * as v from 'valibot'

const length = (byDefault: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(256)), byDefault)

/** Rules of the login form (VA-17), lengths in characters. */
export default v.object({
  /** Logging in requires a captcha (VA-02). */
  captcha: v.optional(v.boolean(), false),
  /** Sending a code requires one; GeeTest supports that from v4 on (VA-03). */
  smsCaptcha: v.optional(v.boolean(), false),
  usernameMin: length(4),
  usernameMax: length(20),
  passwordMin: length(6),
  passwordMax: length(64),
  /** A page of this site that helps players who cannot log in: `/m/help`. */
  helpPath: v.optional(
    v.pipe(v.string(), v.regex(/^\/m\/[\w./?=&-]*$/, 'a page of this site, such as /m/help')),
  ),
})
