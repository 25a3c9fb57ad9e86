import * as v from 'valibot'
import { toAmount } from '../../wallet/contract/amount.ts'

/** Parts of an entry of a list that several screens of this area read. Ids come as text or as numbers. */
export const idAnswer = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.nonEmpty(),
)
export const textAnswer = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** A text that an entry can do without: empty where it is missing or none. */
export const optionalText = v.fallback(v.optional(v.pipe(v.string(), v.trim()), ''), '')
/** Epoch milliseconds, as a number or a text, or a time as ISO 8601; `undefined` where it is missing or none. */
export const optionalTime = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((given) =>
        typeof given === 'string' && !/^\d+$/.test(given) ? Date.parse(given) : Number(given),
      ),
      v.integer(),
      v.minValue(1),
      // The last time that a date can have: a later one cannot be written.
      v.maxValue(8.64e15),
    ),
  ),
  undefined,
)
/** Money in major units, or a number of things; gateways write it as a number or as decimal text. `undefined` where it is none. */
export const optionalAmount = v.optional(v.pipe(v.unknown(), v.transform(toAmount)))
