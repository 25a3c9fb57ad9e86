import type { Stage } from '../parts.ts'

/** Comes before everything else of a run, and ends it where it fails. */
export const PROVISION: Stage = [
  [{ name: 'what the tests need', command: 'npx tsx tests/machine/provide.ts' }],
]
