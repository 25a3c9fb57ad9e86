import fc from 'fast-check'
import 'reflect-metadata/lite'

/** Any number; the same cases in every run, so that a test that fails once fails again. */
const SEED = 20_261_121
const fuzzRuns = Number(process.env['FOYER_FUZZ'] ?? 0)

// `npm run test:fuzz` looks for cases that no run has had; a failure prints its seed.
fc.configureGlobal(fuzzRuns > 0 ? { numRuns: fuzzRuns } : { seed: SEED })
