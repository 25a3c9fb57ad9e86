import * as v from 'valibot'

const parameter = v.pipe(v.string(), v.regex(/^[\w!.[\]-]{0,40}$/, 'the name of a link’s parameter'))

export default v.object({
  /**
   * The parameter of a vendor's link that takes the member's name, by csType: `{ "AICAN": "username" }`. It overrides the
   * built-in table, and adds vendors; with an empty one the vendor gets no name.
   */
  nameParameters: v.optional(v.record(v.string(), parameter), {}),
})
