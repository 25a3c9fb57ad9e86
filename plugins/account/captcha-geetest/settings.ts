import * as v from 'valibot'
import { LOADER_TIMEOUT_MS, PROOF_MS, V3_SCRIPT_URL, V4_SCRIPT_URL } from './constants.ts'

const scriptUrl = (byDefault: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(https:\/\/|\/(?!\/))\S+$/, 'an https address or a path of this site'),
      v.maxLength(500),
    ),
    byDefault,
  )
const milliseconds = (byDefault: number, most: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(most)), byDefault)
/** A field of the request, or `none`: the value is not sent. */
const field = (byDefault: 'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4' | 'captcha') =>
  v.optional(
    v.picklist(['geetestChallenge', 'geetestSeccode', 'geetestValidateV4', 'captcha', 'none']),
    byDefault,
  )

/** The captcha's id and version are the site's own (`GEETEST_ID`, `GEETEST_VERSION`). */
export default v.object({
  /** Addresses of the vendor's scripts: https, or a path of this site. */
  v3ScriptUrl: scriptUrl(V3_SCRIPT_URL),
  v4ScriptUrl: scriptUrl(V4_SCRIPT_URL),
  /** How long one try of loading something from the vendor may take. */
  loaderTimeoutMs: milliseconds(LOADER_TIMEOUT_MS, 20_000),
  /** How long a proof is valid; then the player must solve the captcha again. */
  proofMs: milliseconds(PROOF_MS, 600_000),
  /** Which request field carries which value; no public source says what a gateway expects (EN-03, EN-05). */
  v3Challenge: field('geetestChallenge'),
  v3Validate: field('captcha'),
  v3Seccode: field('geetestSeccode'),
  /** All of version 4's values, as JSON. */
  v4Validate: field('geetestValidateV4'),
})
