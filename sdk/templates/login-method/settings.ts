import * as v from 'valibot'

export default v.object({
  /** The country's dialling code, with its plus. */
  dialingCode: v.optional(v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)), '+84'),
})
