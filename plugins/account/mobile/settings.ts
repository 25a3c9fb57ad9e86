import * as v from 'valibot'

const digits = (byDefault: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), byDefault)

/** Rules of mobile numbers and of the codes sent to them (VA-17). */
export default v.object({
  /** Digits of a number without its dialling code. */
  numberMin: digits(6),
  numberMax: digits(15),
  /** Digits of a code. */
  codeLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(10)), 6),
  /** Which of its texts the gateway sends the code in (EN-03). */
  smsTemplate: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
})
