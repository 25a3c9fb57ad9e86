import { CANONICAL_EVENTS } from '@foyer/sdk'
import * as v from 'valibot'

const EVENT_NAME = /^[\w .-]{0,60}$/

/** Schema of a setting with a vendor's names by canonical event. */
export const namesSchema = <T extends v.GenericSchema<string>>(name: T) =>
  v.optional(v.record(v.picklist(CANONICAL_EVENTS), name), {})

/**
 * Names that replace a destination's own: `{ deposit: 'Purchase' }`. An empty name: the event is not sent.
 */
export const eventNames = namesSchema(
  v.pipe(v.string(), v.regex(EVENT_NAME, 'a name of up to 60 letters, digits, spaces, dots or hyphens')),
)

const ADDRESS = /^(?:https:\/\/|\/(?!\/))\S+$/

/** Schema of the address of a vendor's script: https, or a path of this site. */
export const scriptUrl = <const T extends string>(byDefault: T) =>
  v.optional(
    v.pipe(v.string(), v.regex(ADDRESS, 'an https address or a path of this site'), v.maxLength(500)),
    byDefault,
  )
