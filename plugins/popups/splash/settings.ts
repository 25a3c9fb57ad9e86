import * as v from 'valibot'
import { SHOWN_MAX_MS, SHOWN_MIN_MS, SHOWN_MS } from './constants.ts'

export default v.object({
  /** Shows the splash (ST-25). */
  enabled: v.optional(v.boolean(), false),
  /** Its picture: a path on the image CDN, or an https address. Default: the brand's logo. */
  image: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4_096)), ''),
  /** How long it is shown, in milliseconds. */
  shownMs: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(SHOWN_MIN_MS), v.maxValue(SHOWN_MAX_MS)),
    SHOWN_MS,
  ),
})
