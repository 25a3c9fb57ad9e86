import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Settings with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = { settings: { webDevKey: '3f1c2a9e-77aa-4a10-9d3c-0c1f2b3a4d5e' } }
