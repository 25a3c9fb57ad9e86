import type { ConformanceOptions } from '@foyer/sdk/testing'
import './show-splash.tsx'

/** Settings with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = { settings: { enabled: true, image: '/cdn/splash.png' } }
