import * as v from 'valibot'
import { isOn } from './is-on.ts'

/** Fields of the gateway's answers about a member, in every form that gateways use. */

/** A flag: true, 1, "1" or "true". */
export const flag = v.pipe(v.unknown(), v.transform(isOn))
export const name = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** Gateways write ids as numbers or as text. */
export const id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger(), v.transform(String)), v.string()]),
  v.trim(),
  v.nonEmpty(),
)
export const memberType = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.safeInteger(),
)
/** A session's token: it must fit a header. */
export const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/))
