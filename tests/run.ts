/** `npm test`: everything, in order; after a part that failed no other begins. Closes with `N passed, N failed`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { freePort } from './machine/ports.ts'
import { PROVISION } from './machine/provision-stage.ts'
import { closeRun, runStages, type Stage } from './parts.ts'

const REPORTS = '.cache/reports'
const UNIT = `${REPORTS}/unit.json`
const BROWSER = `${REPORTS}/browser.json`
const STORIES = `${REPORTS}/stories-browser.json`
// A preview of its own: one that runs already may serve another build.
const port = String(await freePort())
const STAGES: readonly Stage[] = [
  [
    [
      { name: 'types, texts, lint, format', command: 'npm run --silent check' },
      { name: 'texts in every language', command: 'npm run --silent texts -- --complete' },
    ],
    [
      { name: 'build and bake', command: 'npm run --silent build' },
      { name: 'byte budgets', command: 'npm run --silent size' },
      { name: 'built files against the oldest browsers', command: 'npm run --silent browsers' },
      { name: 'build in which plugins can fail', command: 'npm run --silent build:sabotage' },
    ],
    [{ name: 'identity provider’s own emulator', command: 'npx tsx tests/identity/install-emulator.ts' }],
  ],
  // Apart from the above: they put files that break the import rules into the project for a moment.
  [
    [
      {
        name: 'unit tests',
        command: `npx vitest run --reporter=default --reporter=json --outputFile.json=${UNIT}`,
        report: UNIT,
      },
    ],
  ],
  [
    [
      {
        name: 'browser tests',
        command: 'npx playwright test',
        env: { FOYER_REPORT: BROWSER, PORT: port },
        report: BROWSER,
      },
      {
        name: 'every story',
        command: 'npm run --silent test:stories',
        env: { FOYER_REPORT: STORIES },
        report: STORIES,
      },
    ],
  ],
  [[{ name: 'spec ledger', command: 'npm run --silent spec -- --held' }]],
]

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const provision = await runStages([PROVISION], { stopAtFirst: true })
const provided = provision.every(({ ok }) => ok)
if (provided) writeStamp()
closeRun(provided ? await runStages(STAGES, { stopAtFirst: true }) : provision)

/** Of which commit the reports are. */
function writeStamp(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  writeFileSync(`${REPORTS}/stamp.json`, JSON.stringify({ commit }))
}
