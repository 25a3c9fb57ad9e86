import type { ConformanceOptions } from '@foyer/sdk/testing'
import { sendReports } from './endpoints.ts'
import { watchVitals } from './watch-vitals.ts'

// web-vitals has no way to stop: its listeners stay for the page's life, once. They are there before the suite looks, which
// so finds whatever else the plugin leaves.
watchVitals(() => {})()

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: { [sendReports.id]: undefined },
  settings: { sampleRate: 1 },
}
