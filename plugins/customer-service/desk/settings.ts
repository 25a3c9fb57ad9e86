import * as v from 'valibot'

const parameter = v.pipe(v.string(), v.regex(/^[\w!.[\]-]{0,40}$/))

export default v.object({
  /**
   * The parameter of a vendor's link that takes the member's name, by csType: `{ "AICAN": "username" }`. It goes before what is
   * known of the vendor; an empty one keeps the name to the site.
   */
  nameParameters: v.optional(v.record(v.string(), parameter), {}),
})
