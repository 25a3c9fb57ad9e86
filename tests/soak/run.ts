/**
 * `npm run test:soak`: what takes too long for `npm test`, which has a sample of each. Every part runs, whatever becomes of the
 * others. Closes with `N passed, N failed`. A part more is a spec in this folder and an entry of `soak-parts.ts`. With `--long`
 * the parts that walk at random walk longer than `.ci/run` has time for. `FOYER_SOAK_MINUTES`: a part that would not end within so
 * many minutes is left out, and named at the end; which parts of a lane come first depends on the commit.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { PROVISION } from '../machine/provision-stage.ts'
import { closeRun, type Part, runStages } from '../parts.ts'
import { SOAK_REPORTS, SOAK_STAGES } from './soak-parts.ts'
import { rotated, soakTable } from './soak-table.ts'

const MINUTE_MS = 60_000
if (process.argv.includes('--long')) process.env['FOYER_SOAK_LONG'] = '1'
rmSync(SOAK_REPORTS, { recursive: true, force: true })
mkdirSync(SOAK_REPORTS, { recursive: true })
console.log(soakTable(SOAK_STAGES).join('\n'))
const provision = await runStages([PROVISION], { stopAtFirst: true })
if (provision.every(({ ok }) => ok)) {
  const results = await runStages(rotated(SOAK_STAGES, commit()), { stopAtFirst: false, fits })
  const ran = new Set(results.map(({ part }) => part))
  for (const part of SOAK_STAGES.flat(2))
    if (!ran.has(part)) console.log(`left out for want of time: ${part.name}`)
  console.log(`\n${soakTable(SOAK_STAGES, results).join('\n')}`)
  closeRun(results)
} else closeRun(provision)

function fits(part: Part): boolean {
  const minutes = Number(process.env['FOYER_SOAK_MINUTES'] ?? Infinity)
  const own = SOAK_STAGES.flat(2).find((one) => one === part)?.minutes ?? 0
  return performance.now() / MINUTE_MS + own <= minutes
}

/** A number that every commit has. */
function commit(): number {
  return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 6), 16)
}
