import type { ConformanceOptions } from '@foyer/sdk/testing'
import { reportEvents } from './endpoints.ts'

/** Answers with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = { answers: { [reportEvents.id]: { accepted: 1 } } }
