import { pixelIdsPattern } from '@foyer/sdk'
import * as v from 'valibot'

/** Without a usable `pixelId` the plugin sends nothing, and logs that. */
export default v.object({
  /** The pixel's number, from the vendor's console; several are separated by commas. */
  pixelId: v.optional(v.pipe(v.string(), v.regex(pixelIdsPattern(String.raw`\d{5,20}`))), ''),
  /** Where the vendor's script is: https, or a path of this site. */
  scriptUrl: v.optional(
    v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))\S+$/), v.maxLength(500)),
    'https://acme.example/pixel.js',
  ),
})
