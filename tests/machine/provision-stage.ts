import type { Stage } from '../parts.ts'

/** The first stage of a run; its failure ends the run. */
export const PROVISION: Stage = [
  [{ name: 'what the tests need', command: 'npx tsx tests/machine/provide.ts' }],
]
