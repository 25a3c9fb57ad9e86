import type { ConformanceOptions } from '@foyer/sdk/testing'
import { reportEvents } from './endpoints.ts'

/** What the conformance suite must know to let the plugin do all that it can. */
export const options: ConformanceOptions = { answers: { [reportEvents.id]: { accepted: 1 } } }
