import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Settings with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = { settings: { pixelId: 'C9AB12CD34EF56GH78IJ' } }
