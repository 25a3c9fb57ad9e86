import { pixelIdsPattern } from '@foyer/sdk'
import * as v from 'valibot'
import { eventNames, scriptUrl } from '../shared/settings.ts'

const SCRIPT_URL = 'https://amplify.outbrain.com/cp/obtp.js'

/** Pattern of a marketer's id. */
const MARKETER_ID = String.raw`[A-Za-z\d]{10,40}`

/** With neither a `marketerId` nor `postback` the plugin is off. */
export default v.object({
  /** The marketer's id, or several, separated by commas: the pixel is loaded. */
  marketerId: v.optional(
    v.pipe(
      v.string(),
      v.regex(pixelIdsPattern(MARKETER_ID), 'the marketer’s id, 10 to 40 letters and digits'),
    ),
    '',
  ),
  /** The click id goes with the relay's events and the registration alone; the server reports the conversions. */
  postback: v.optional(v.boolean(), false),
  /** The conversions' names in Outbrain's dashboard, where they are not the site's. */
  eventNames,
  /** Address of the vendor's script: https, or a path of this site. */
  scriptUrl: scriptUrl(SCRIPT_URL),
})
