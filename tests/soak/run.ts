/**
 * `npm run test:soak`: what takes too long for `npm test`, which has a sample of each. Every part runs, whatever becomes of the
 * others. Closes with `N passed, N failed`. A part more is a spec in this folder and an entry of `soak-parts.ts`. With `--long`
 * the parts that walk at random walk longer than `.ci/run` has time for.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { PROVISION } from '../machine/provision-stage.ts'
import { closeRun, runStages } from '../parts.ts'
import { SOAK_REPORTS, SOAK_STAGES } from './soak-parts.ts'
import { soakTable } from './soak-table.ts'

if (process.argv.includes('--long')) process.env['FOYER_SOAK_LONG'] = '1'
rmSync(SOAK_REPORTS, { recursive: true, force: true })
mkdirSync(SOAK_REPORTS, { recursive: true })
console.log(soakTable(SOAK_STAGES).join('\n'))
const provision = await runStages([PROVISION], { stopAtFirst: true })
if (provision.every(({ ok }) => ok)) {
  const results = await runStages(SOAK_STAGES, { stopAtFirst: false })
  console.log(`\n${soakTable(SOAK_STAGES, results).join('\n')}`)
  closeRun(results)
} else closeRun(provision)
