import * as v from 'valibot'

const address = v.pipe(v.string(), v.trim(), v.nonEmpty())

/**
 * The address of a game, or of its trial, as text or as `{ url }`. *Assumed*: the specification shows no answer. It is checked
 * before it is opened (SE-03).
 */
export const addressAnswer = v.pipe(
  v.object({ value: v.union([address, v.object({ url: address })]) }),
  v.transform(({ value }) => (typeof value === 'string' ? value : value.url)),
)
