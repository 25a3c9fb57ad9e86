import { pixelIdsPattern } from '@foyer/sdk'
import * as v from 'valibot'
import { eventNames, scriptUrl } from '../shared/settings.ts'
import { PIXEL_ID, SCRIPT_URL } from './constants.ts'

/** Without a usable `pixelId` the plugin sends nothing and warns (BG-PIXEL). */
export default v.object({
  /** The pixel's id, or several, separated by commas. */
  pixelId: v.optional(
    v.pipe(v.string(), v.regex(pixelIdsPattern(PIXEL_ID), 'the pixel’s id, 5 to 30 letters and digits')),
    '',
  ),
  /** Calls are logged, and nothing is loaded or sent; so too while the page's address has `isBgeTest=1`. */
  test: v.optional(v.boolean(), false),
  eventNames,
  /** Address of the vendor's script: https, or a path of this site. */
  scriptUrl: scriptUrl(SCRIPT_URL),
})
