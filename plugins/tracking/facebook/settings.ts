import * as v from 'valibot'
import { SCRIPT_URL } from './constants.ts'

/** Without a usable `pixelId` the plugin sends nothing and warns (TR-PIXEL). */
export default v.object({
  /** The pixel's number. */
  pixelId: v.optional(v.pipe(v.string(), v.regex(/^(\d{5,20})?$/, 'the pixel’s number, 5 to 20 digits')), ''),
  /** Address of the vendor's script: https, or a path of this site. */
  scriptUrl: v.optional(
    v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))\S+$/, 'an https address or a path of this site')),
    SCRIPT_URL,
  ),
})
