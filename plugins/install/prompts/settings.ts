import * as v from 'valibot'

const times = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(98))

export default v.object({
  /** After so many closings a player no longer sees a prompt that can be closed; 0: it always returns in the next session. */
  maxCloses: v.optional(times, 0),
  /** After so many dismissals of the browser's install prompt the home-screen prompt is not shown; 0: no limit. */
  maxDismissals: v.optional(times, 3),
})
