import * as v from 'valibot'

/**
 * An amount of points in an answer: a whole number as decimal text, such as `"12480"`; gateways write it as a number as well. At
 * most 15 digits, which a number holds exactly; anything else is refused.
 */
export const pointsAnswer = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.regex(/^\d{1,15}$/),
  v.transform(Number),
)
