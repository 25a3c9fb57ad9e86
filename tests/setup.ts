import fc from 'fast-check'
import 'reflect-metadata/lite'
import { afterAll } from 'vitest'

/** Any number; the same cases in every run, so that a test that fails once fails again. */
const SEED = 20_261_121
const fuzzRuns = Number(process.env['FOYER_FUZZ'] ?? 0)

// `npm run test:fuzz` looks for cases that no run has had; a failure prints its seed.
fc.configureGlobal(fuzzRuns > 0 ? { numRuns: fuzzRuns } : { seed: SEED })

// Files without a page share one global scope: a fake timer that stays would stop the tests of another file.
const timerAtStart = setTimeout
afterAll(() => {
  if (setTimeout !== timerAtStart) throw new Error('This file leaves a replaced setTimeout to the next one.')
})
