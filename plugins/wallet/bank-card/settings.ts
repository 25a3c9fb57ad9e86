import * as v from 'valibot'
import { HOLDER_MAX_CHARS, HOLDER_MIN_CHARS, NUMBER_MAX_DIGITS, NUMBER_MIN_DIGITS } from './constants.ts'

const length = (byDefault: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(256)), byDefault)

/** Rules for the numbers of accounts, in digits, and for the holder's name, in characters (VA-17). A bank's own come first. */
export default v.object({
  numberMin: length(NUMBER_MIN_DIGITS),
  numberMax: length(NUMBER_MAX_DIGITS),
  holderMin: length(HOLDER_MIN_CHARS),
  holderMax: length(HOLDER_MAX_CHARS),
})
