import * as v from 'valibot'

const ADDRESS = /^(?:https:\/\/|\/(?!\/))\S+$/

/** Schema of the address of a vendor's script: https, or a path of this site. */
export const scriptUrl = <const T extends string>(byDefault: T) =>
  v.optional(
    v.pipe(v.string(), v.regex(ADDRESS, 'an https address or a path of this site'), v.maxLength(500)),
    byDefault,
  )
