import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the conformance suite must know to let the plugin do all that it can. */
export const options: ConformanceOptions = { settings: { latest: '2.5.0' } }
