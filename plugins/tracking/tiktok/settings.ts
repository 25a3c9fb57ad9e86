import { pixelIdsPattern } from '@foyer/sdk'
import * as v from 'valibot'
import { eventNames, scriptUrl } from '../shared/settings.ts'
import { PIXEL_ID } from './constants.ts'

/** Without a usable `pixelId` the plugin sends nothing and warns (TT-PIXEL). */
export default v.object({
  /** The pixel's id, or several, separated by commas. */
  pixelId: v.optional(
    v.pipe(v.string(), v.regex(pixelIdsPattern(PIXEL_ID), 'the pixel’s id, 10 to 30 letters and digits')),
    '',
  ),
  /** Where the vendor processes the data: `us` is its residency for the United States. */
  region: v.optional(v.picklist(['global', 'us']), 'global'),
  /** TikTok's limited data use, for players in some of the United States. */
  limitedDataUse: v.optional(v.boolean(), false),
  /** The name under which the account counts a payment: TikTok's own guides differ. */
  purchaseEvent: v.optional(v.picklist(['CompletePayment', 'Purchase']), 'CompletePayment'),
  eventNames,
  /** Address of the vendor's script: https, or a path of this site. Empty: the region's own. */
  scriptUrl: v.optional(v.union([v.literal(''), v.unwrap(scriptUrl(''))]), ''),
})
