/** `npm test`: everything, in order; the first failing part ends it. Closes with `N passed, N failed`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Part, runParts } from './parts.ts'

const REPORTS = '.cache/reports'
const UNIT = `${REPORTS}/unit.json`
const BROWSER = `${REPORTS}/browser.json`
const PARTS: readonly Part[] = [
  { name: 'types, lint, format', command: 'npm run --silent check' },
  {
    name: 'unit tests',
    command: `npx vitest run --reporter=default --reporter=json --outputFile.json=${UNIT}`,
    report: UNIT,
  },
  { name: 'build and bake', command: 'npm run --silent build' },
  { name: 'byte budgets', command: 'npm run --silent size' },
  { name: 'build in which plugins can fail', command: 'npm run --silent build:sabotage' },
  {
    name: 'identity provider’s own emulator',
    command: 'npx tsx tests/identity/install-emulator.ts',
  },
  {
    name: 'browser tests',
    command: 'npx playwright test',
    env: { FOYER_REPORT: BROWSER },
    report: BROWSER,
  },
  { name: 'spec ledger', command: 'npm run --silent spec -- --held' },
]

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
writeFileSync(`${REPORTS}/stamp.json`, JSON.stringify({ commit }))
runParts(PARTS, { stopAtFirst: true })
