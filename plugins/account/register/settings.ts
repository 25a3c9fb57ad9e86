import * as v from 'valibot'
import { WEAK_PASSWORD } from '../shared/session.ts'

const METHODS = ['username', 'mobile'] as const
const flag = (byDefault: boolean) => v.optional(v.boolean(), byDefault)
const length = (byDefault: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(256)), byDefault)

/** Letters without marks, digits, underscores: what `username_hint_plain` says. */
export const PLAIN_USERNAME = '[A-Za-z0-9_]+'

/** A valid regular expression: an invalid one would refuse every name, or break the form. */
const pattern = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => {
    try {
      return new RegExp(text, 'u') instanceof RegExp
    } catch {
      return false
    }
  }, 'a valid regular expression'),
)

/** Fields of the registration forms, and their rules (VA-17); lengths in characters. */
export default v.object({
  /** The methods of registration, in the order of their tabs. */
  methods: v.optional(v.pipe(v.array(v.picklist(METHODS)), v.minLength(1)), ['username']),
  /** Registration by mobile number also requires a user name; else the gateway makes one (CA-06). */
  mobileUsername: flag(false),
  /** Registration by mobile number requires a password; else one is made (VA-01). */
  mobilePassword: flag(true),
  /** Registration by mobile number sends a code and requires it. */
  mobileCode: flag(true),
  usernameMin: length(4),
  usernameMax: length(20),
  /** Regular expression that the whole user name must match. */
  usernamePattern: v.optional(pattern, PLAIN_USERNAME),
  passwordMin: length(6),
  passwordMax: length(64),
  /** Password of accounts that are created without one; absent: a random one for each (VA-01). */
  defaultPassword: v.optional(v.pipe(v.string(), v.nonEmpty(), v.notValue(WEAK_PASSWORD))),
  /** Registering requires a captcha, even if the gateway's status does not say so (VA-02). */
  captcha: flag(false),
  /** Sending a code requires one; GeeTest supports that from v4 on (VA-03). */
  smsCaptcha: flag(false),
  /** Which of its texts the gateway sends the code in (EN-05). */
  smsTemplate: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
  /** The field for a referral code is shown even without one in the address. */
  referralCode: flag(false),
  /** Minimum age in years, which the player confirms. */
  minimumAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  /** A page of this site with the terms of use: `/m/terms`. */
  termsPath: v.optional(
    v.pipe(v.string(), v.regex(/^\/m\/[\w./?=&-]*$/, 'a page of this site, such as /m/terms')),
  ),
})
