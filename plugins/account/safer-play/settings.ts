import * as v from 'valibot'
import { documentAddress } from '../../site/contract/document-address.ts'
import { INTERVALS } from './constants.ts'

/** A host for the check alone: a path of the site is made absolute with the page's own. */
const ANY_HOST = 'https://site.example'

export default v.object({
  /**
   * The page about limits, breaks and self-exclusion: an https address, or a path of this host; `{language}` in it
   * is the player's. Without it, that of the profile's `legal.saferPlay`.
   */
  address: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (address) => documentAddress(address, 'en', ANY_HOST) !== undefined,
        'an https address, or a path',
      ),
    ),
  ),
  /** After how many minutes players are reminded who have chosen nothing; 0: they are not. */
  reminderMinutes: v.optional(v.picklist(INTERVALS), 0),
})
