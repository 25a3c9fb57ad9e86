import * as v from 'valibot'
import { WEAK_PASSWORD } from '../password-change-reason.ts'

const METHODS = ['username', 'mobile'] as const
const flag = (byDefault: boolean) => v.optional(v.boolean(), byDefault)
const length = (byDefault: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(256)), byDefault)

/** A pattern that compiles: one that does not would refuse every name, or break the form. */
const pattern = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => {
    try {
      return new RegExp(text, 'u') instanceof RegExp
    } catch {
      return false
    }
  }, 'is no regular expression'),
)

/** What the forms of registration ask for, and their rules (VA-17); lengths in characters. */
export default v.object({
  /** The ways to register, in the order of their tabs. */
  methods: v.optional(v.pipe(v.array(v.picklist(METHODS)), v.minLength(1)), ['username']),
  /** By mobile number a user name is asked for too; else the gateway makes one (CA-06). */
  mobileUsername: flag(false),
  /** By mobile number a password is asked for; else one is made (VA-01). */
  mobilePassword: flag(true),
  /** By mobile number a code is sent, and asked for. */
  mobileCode: flag(true),
  usernameMin: length(4),
  usernameMax: length(20),
  /** Regular expression that a whole user name fits. */
  usernamePattern: v.optional(pattern, '[A-Za-z0-9_]+'),
  passwordMin: length(6),
  passwordMax: length(64),
  /** Given to accounts that are made without one; absent: a random one for each (VA-01). */
  defaultPassword: v.optional(v.pipe(v.string(), v.nonEmpty(), v.notValue(WEAK_PASSWORD))),
  /** Registering asks for a captcha, whether or not the gateway's status says so (VA-02). */
  captcha: flag(false),
  /** Sending a code asks for one; GeeTest does that from v4 on (VA-03). */
  smsCaptcha: flag(false),
  /** Which text the gateway sent the code in, where it has several (EN-05). */
  smsTemplate: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
  /** The referral code is shown where there is none yet, too. */
  referralCode: flag(false),
  /** Years of age that a player confirms to have. */
  minimumAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  /** A place of this site with the terms of use: `/m/terms`. */
  termsPath: v.optional(v.pipe(v.string(), v.regex(/^\/m\/[\w./?=&-]*$/))),
})
