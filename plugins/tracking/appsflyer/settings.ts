import { CANONICAL_EVENTS } from '@foyer/sdk'
import * as v from 'valibot'

/** The People-Based Attribution part alone, without banners. */
export const SCRIPT_URL = 'https://websdk.appsflyer.com?st=pba&'

/** Without a usable `webDevKey` the plugin sends nothing and warns (AF-KEY). */
export default v.object({
  webDevKey: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(?:[\w-]{8,64})?$/, 'the key of the brand bundle')), ''),
    v.description(
      'The web dev key of the brand bundle (My Apps, View brand bundles). It is not the key of the mobile apps.',
    ),
  ),
  eventNames: v.pipe(
    v.optional(v.record(v.picklist(CANONICAL_EVENTS), v.pipe(v.string(), v.regex(/^[\w .-]{0,100}$/))), {}),
    v.description(
      'Names of events at AppsFlyer, where they differ: { "deposit": "af_purchase" }. Empty: not sent.',
    ),
  ),
  scriptUrl: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:https:\/\/websdk\.appsflyer\.com(?=[/?]|$)|\/(?!\/))\S*$/,
          'the vendor’s address or a path of this site',
        ),
      ),
      SCRIPT_URL,
    ),
    v.description('Address of the vendor’s script: its own, or a path of this site.'),
  ),
})
