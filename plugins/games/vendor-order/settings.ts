import * as v from 'valibot'

const code = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** The merchant's order. Without one, lanes and games keep the gateway's order. */
export default v.object({
  /** Categories from top to bottom: `['LOTT', 'ELOTT', 'LIVE', 'RNG']`. */
  categories: v.optional(v.array(code), []),
  /** Vendors within a category, in their order: `{ RNG: ['TCG_SEA', 'MANGO'] }`. */
  vendors: v.optional(v.record(v.string(), v.array(code)), {}),
})
