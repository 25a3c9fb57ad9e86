import * as v from 'valibot'

const parameter = v.optional(v.pipe(v.string(), v.regex(/^[\w!.-]{0,40}$/)), '')

export default v.object({
  /** Address of the chat: https, or a path of this host. */
  page: v.optional(v.string(), ''),
  /** The vendor's query parameter for the visitor's name; without one no name is sent (EN-22). */
  nameParameter: parameter,
  /** The same for the player's language, which is the site's code: `VI`. */
  languageParameter: parameter,
})
