import * as v from 'valibot'
import { GAP_MAX_S } from './constants.ts'

export default v.object({
  /**
   * The least time from the end of a pop-up of the home screen to the next one, in seconds. What opens by itself outside
   * that queue neither waits for it nor starts it: the splash, the install bar, prompts on money screens, and the question for
   * push messages on other screens than home.
   */
  gapSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(GAP_MAX_S)), 0),
})
