import { pixelIdsPattern } from '@foyer/sdk'
import * as v from 'valibot'
import { eventNames, scriptUrl } from '../shared/settings.ts'
import { PIXEL_ID, SCRIPT_URL } from './map.ts'

/** Without a usable `pixelId` the plugin sends nothing and warns (FB-PIXEL). */
export default v.object({
  /** The pixel's number, or several, separated by commas. */
  pixelId: v.optional(
    v.pipe(v.string(), v.regex(pixelIdsPattern(PIXEL_ID), 'the pixel’s number, 5 to 20 digits')),
    '',
  ),
  /** Limited Data Use: the vendor finds out where the player lives, and processes as the law there says. */
  limitedDataUse: v.optional(v.boolean(), false),
  eventNames,
  /** Address of the vendor's script: https, or a path of this site. */
  scriptUrl: scriptUrl(SCRIPT_URL),
})
