import * as v from 'valibot'
import { DELAY_LIMIT_MS, DOWNLOAD_IMAGE_DELAY_MS, GROUP_1, GROUP_2 } from './constants.ts'

const group = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{0,64}$/))

export default v.object({
  /** The delay from the arrival at the home screen to the pictures, in milliseconds (CO-10). */
  delayMs: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DELAY_LIMIT_MS)),
    DOWNLOAD_IMAGE_DELAY_MS,
  ),
  /** The group of banners that pop-up 1 shows, with 'save' and 'copy link' (EN-20); empty: it is off. */
  group1: v.optional(group, GROUP_1),
  /** The group of banners that pop-up 2 offers, with a text and 'save' (EN-20); empty: it is off. */
  group2: v.optional(group, GROUP_2),
  /**
   * The origin of the image CDN, where it lets other sites read its pictures (CORS): a tap saves them then. Pictures of another
   * origin are saved by pressing and holding them.
   */
  pictureOrigin: v.optional(v.pipe(v.string(), v.trim(), v.url(), v.startsWith('https://'))),
})
