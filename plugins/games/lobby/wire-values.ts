import * as v from 'valibot'

/** Gateways write codes as text or as numbers. */
export const code = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.nonEmpty(),
)
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** A field that is absent where it cannot be read. */
export const maybe = <Out>(schema: v.GenericSchema<unknown, Out>) => v.fallback(v.optional(schema), undefined)
/** A path of the image CDN; empty where there is none. */
export const imagePath = v.fallback(v.optional(v.pipe(v.string(), v.trim()), ''), '')
