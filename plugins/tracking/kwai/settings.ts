import { pixelIdsPattern } from '@foyer/sdk'
import * as v from 'valibot'
import { namesSchema, scriptUrl } from '../shared/settings.ts'
import { EVENTS, FALLBACK_URL, PIXEL_ID, SCRIPT_URL } from './constants.ts'

/** Without a usable `pixelId` the plugin sends nothing and warns (KW-PIXEL). */
export default v.object({
  /** The pixel's id, or several, separated by commas. */
  pixelId: v.optional(
    v.pipe(v.string(), v.regex(pixelIdsPattern(PIXEL_ID), 'the pixel’s id, 5 to 30 letters and digits')),
    '',
  ),
  /** Names that replace the plugin's own, of those that the vendor knows; it drops all others. Empty: not sent. */
  eventNames: namesSchema(v.picklist(['', ...EVENTS])),
  /** Address of the vendor's script: https, or a path of this site. */
  scriptUrl: scriptUrl(SCRIPT_URL),
  /** The same script at another host, where the first cannot be reached. */
  fallbackUrl: scriptUrl(FALLBACK_URL),
})
