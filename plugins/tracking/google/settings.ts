import { CANONICAL_EVENTS, pixelIdsPattern } from '@foyer/sdk'
import * as v from 'valibot'
import { SCRIPT_URL } from './constants.ts'
import { TAG_ID } from './tags.ts'

/** Without a usable tag id the plugin sends nothing and warns (GO-TAG). */
export default v.object({
  tagIds: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(pixelIdsPattern(TAG_ID), 'ids such as G-AB12CD34EF, AW-123456789')),
      '',
    ),
    v.description(
      'Tag ids, separated by commas: G-… of Analytics, which need the player’s consent to analytics, and AW-… of Ads, which need that to marketing.',
    ),
  ),
  conversions: v.pipe(
    v.optional(
      v.record(
        v.picklist(CANONICAL_EVENTS),
        v.pipe(v.string(), v.regex(/^AW-\d{6,20}\/[\w-]{1,64}$/, 'a label such as AW-123456789/AbC-D_efG')),
      ),
      {},
    ),
    v.description(
      'Conversions of Ads by event: { "deposit": "AW-123456789/AbC" }. Their tag must be among the ids.',
    ),
  ),
  eventNames: v.pipe(
    v.optional(
      v.record(
        v.picklist(CANONICAL_EVENTS),
        v.pipe(v.string(), v.regex(/^(?:[A-Za-z]\w{0,39})?$/, 'a letter, then letters, digits and _')),
      ),
      {},
    ),
    v.description(
      'Names of events at Analytics, where they differ: { "deposit": "purchase" }. Empty: not sent, to Ads neither.',
    ),
  ),
  countryOrigin: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^(?:https:\/\/www\.google\.[a-z.]{2,7})?$/, 'https://www.google.com.vn')),
      '',
    ),
    v.description(
      'Google’s host of the players’ country, to which Ads sends images: https://www.google.com.vn.',
    ),
  ),
  scriptUrl: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:https:\/\/www\.googletagmanager\.com\/|\/(?!\/))[^\s?#]*$/,
          'the vendor’s address or a path of this site, without a query',
        ),
      ),
      SCRIPT_URL,
    ),
    v.description('Address of the vendor’s script: its own, or a path of this site.'),
  ),
})
