import { pixelIdsPattern } from '@foyer/sdk'
import * as v from 'valibot'
import { namesSchema, scriptUrl } from '../shared/settings.ts'
import { EVENT_ID, PIXEL_ID, SCRIPT_URL } from './constants.ts'

const eventId = v.pipe(
  v.string(),
  v.regex(pixelIdsPattern(EVENT_ID), 'an event’s id, tw-<pixel>-<event>, or several, separated by commas'),
)

/** Without a usable `pixelId` the plugin sends nothing and warns (TW-PIXEL). */
export default v.object({
  /** The pixel's id, or several, separated by commas. */
  pixelId: v.optional(
    v.pipe(v.string(), v.regex(pixelIdsPattern(PIXEL_ID), 'the pixel’s id, 3 to 15 letters and digits')),
    '',
  ),
  /** The account's id of each event; one without an id is not sent. */
  eventIds: namesSchema(eventId),
  /** The account's id of a page view; without it the pixel counts the first page alone. */
  pageViewId: v.optional(eventId, ''),
  /** The network uses the data for measurement, and not to optimise advertising. */
  restrictedDataUse: v.optional(v.boolean(), false),
  /** Address of the vendor's script: https, or a path of this site. */
  scriptUrl: scriptUrl(SCRIPT_URL),
})
