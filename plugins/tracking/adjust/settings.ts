import { CANONICAL_EVENTS } from '@foyer/sdk'
import * as v from 'valibot'

/** Without a usable `appToken` the plugin sends nothing and warns (AJ-TOKEN). */
const schema = v.object({
  appToken: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^(?:[a-z\d]{12})?$/, 'the token of the web app, 12 letters and digits')),
      '',
    ),
    v.description(
      'The token of the web app. An app of its own: with that of the mobile app events count twice.',
    ),
  ),
  environment: v.pipe(
    v.optional(v.picklist(['production', 'sandbox']), 'production'),
    v.description('sandbox: the vendor keeps the events apart, for tests.'),
  ),
  eventTokens: v.pipe(
    v.optional(
      v.record(
        v.picklist(CANONICAL_EVENTS),
        v.pipe(v.string(), v.regex(/^[a-z\d]{6}$/, 'six letters and digits')),
      ),
      {},
    ),
    v.description(
      'Tokens of the dashboard’s events: { "deposit": "abc123" }. An event without one is not sent.',
    ),
  ),
  dataResidency: v.pipe(
    v.optional(v.picklist(['', 'EU', 'TR', 'US']), ''),
    v.description('Where the vendor stores the data, if the account asks for a place.'),
  ),
  forgetOnRevoke: v.pipe(
    v.optional(v.boolean(), false),
    v.description(
      'Tell the vendor to forget a player who takes the consent back (GDPR Forget Me). The vendor then never measures this browser again, whatever the player chooses later. Otherwise it is stopped, and its data on the device are removed.',
    ),
  ),
  scriptUrl: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:https:\/\/cdn\.adjust\.com\/\S+|\/(?!\/)\S*)?$/,
          'the vendor’s CDN or a path of this site',
        ),
      ),
      '',
    ),
    v.description(
      'Empty: the site’s own copy of the vendor’s SDK. Or https://cdn.adjust.com/adjust-latest.min.js for the vendor’s.',
    ),
  ),
})
export type AdjustSettings = v.InferOutput<typeof schema>
export default schema
