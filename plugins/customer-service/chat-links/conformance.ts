import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the conformance suite needs to exercise the whole plugin. */
export const options: ConformanceOptions = { settings: { nameParameters: { AICAN: 'username' } } }
