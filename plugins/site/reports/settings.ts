import * as v from 'valibot'
import { SAMPLE_RATE } from './constants.ts'

export default v.object({
  /** The share of page loads that report, from 0, none, to 1, all. */
  sampleRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), SAMPLE_RATE),
})
