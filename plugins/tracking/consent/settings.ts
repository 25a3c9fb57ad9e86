import * as v from 'valibot'
import { documentAddress } from '../../site/contract/document-address.ts'
import { CHOICE_MONTHS, CHOICE_MONTHS_MAX, VERSION_CHARS } from './constants.ts'

/** A host for the check alone: a path of the site is made absolute with the page's own. */
const ANY_HOST = 'https://site.example'

export default v.object({
  /** Version of the privacy policy. Every player is asked anew when it changes. Without one nobody is asked. */
  policyVersion: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^$|\S/, 'the version of the privacy policy, such as 2026-11'),
      v.maxLength(VERSION_CHARS, `at most ${VERSION_CHARS} characters`),
    ),
    '',
  ),
  /**
   * The privacy policy: an https address, or a path of this host; `{language}` in it is the player's. Without it, that of
   * the profile's `legal.privacy`.
   */
  policy: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (address) => documentAddress(address, 'en', ANY_HOST) !== undefined,
        'an https address, or a path',
      ),
    ),
  ),
  /** What the player is asked for, each separately. Customer support is added where a plugin needs it. */
  categories: v.optional(
    v.pipe(v.array(v.picklist(['marketing', 'analytics'])), v.minLength(1, 'marketing, analytics, or both')),
    ['marketing', 'analytics'],
  ),
  /** Global Privacy Control of the browser refuses marketing, until the player allows it in the choices. */
  respectGpc: v.optional(v.boolean(), false),
  /** The same for Do Not Track. */
  respectDnt: v.optional(v.boolean(), false),
  /** After so many months the player is asked anew. */
  months: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(CHOICE_MONTHS_MAX, `at most ${CHOICE_MONTHS_MAX}`),
    ),
    CHOICE_MONTHS,
  ),
})
