/**
 * `npm run test:full [-- part …] [--list] [--long]`: what takes longer than `npm test`, part by part, one after the other. Without a
 * part: all of them. `--list` starts each part and lists its tests; `--long` takes everything where a part takes a fixed sample. Every
 * part runs, whatever becomes of the others. Closes with `N passed, N failed`; the spec ledger fails the run of all parts alone.
 */
import { parseArgs } from 'node:util'
import { freePort } from '../ports.ts'
import { clearReports, closeRun, type Part, type PartResult, runStages, writeStamp } from '../parts.ts'
import { FULL_REPORTS } from '../spec/report-files.ts'
import { FULL_PARTS, type FullPart, type FullStep } from './parts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, long: { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !FULL_PARTS[name])
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts:`)
  for (const [name, { about, minutes }] of Object.entries(FULL_PARTS))
    console.error(`  ${name.padEnd(12)} ${String(minutes).padStart(3)} min  ${about}`)
  process.exit(1)
}
if (values.long) process.env['FOYER_LONG'] = '1'
// A preview of its own: one that runs already may serve another build.
process.env['PORT'] = String(await freePort())

const chosen = Object.entries(FULL_PARTS).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
if (values.list) closeRun(await runStages([[chosen.flatMap(([name, part]) => listOf(name, part))]]))
else await run()

async function run(): Promise<void> {
  const machine = [...new Set(chosen.flatMap(([, part]) => part.machine ?? []))]
  const before: readonly Part[] = [
    { name: 'what the tests need', command: `npx tsx tests/machine.ts ${machine.join(' ')}` },
    { name: 'build and bake', command: 'npm run --silent build' },
    ...(chosen.some(([, part]) => part.sabotage)
      ? [{ name: 'build in which plugins can fail', command: 'npm run --silent build:sabotage' }]
      : []),
  ]
  const results: PartResult[] = [...(await runStages([[before]]))]
  if (results.every(({ outcome }) => outcome === 'passed'))
    for (const [name, part] of chosen) {
      const steps = part.steps(name)
      clearReports(steps)
      const own = await runStages([[steps]])
      writeStamp(
        `${FULL_REPORTS}/${name}/stamp.json`,
        own.every(({ outcome }) => outcome === 'passed'),
      )
      results.push(...own)
    }
  if (positionals.length === 0)
    results.push(
      ...(await runStages([[[{ name: 'spec ledger', command: 'npm run --silent spec -- --held' }]]])),
    )
  closeRun(results)
}

/** What lists the tests of a part in place of running them; a step that is one check lists itself. */
function listOf(name: string, part: FullPart): readonly Part[] {
  return part
    .steps(name)
    .map(({ name: step, list }: FullStep) => ({ name: step, command: list ?? `echo "${step}"` }))
}
