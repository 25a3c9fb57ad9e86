import type { ConformanceOptions } from '@foyer/sdk/testing'

/** Settings with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = { settings: { marketerId: '00ab12cd34ef56ab78cd90ef12ab34cd56' } }
