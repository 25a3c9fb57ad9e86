import * as v from 'valibot'

export default v.object({
  /** The vendor's query parameter for the visitor's name; without one no name is sent (EN-22). */
  nameParameter: v.optional(v.pipe(v.string(), v.regex(/^[\w!.-]{0,40}$/)), ''),
})
