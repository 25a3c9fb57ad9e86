import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Settings with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = { settings: { pixelId: '1029384756' } }
