/** `npm test`: everything, in order; the first failing part ends it. Closes with `N passed, N failed`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Ran, readPlaywright, readVitest } from './spec/reports.ts'

const REPORTS = '.cache/reports'
const PARTS: readonly (readonly [name: string, command: string, env?: Record<string, string>])[] = [
  ['types, lint, format', 'npm run --silent check'],
  ['unit tests', `npx vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS}/unit.json`],
  ['build and bake', 'npm run --silent build'],
  ['byte budgets', 'npm run --silent size'],
  ['browser tests', 'npx playwright test', { FOYER_REPORT: `${REPORTS}/browser.json` }],
  ['spec ledger', 'npm run --silent spec -- --held'],
]

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
writeFileSync(`${REPORTS}/stamp.json`, JSON.stringify({ commit }))

let failedPart: string | undefined
for (const [name, command, env] of PARTS) {
  const from = Date.now()
  console.log(`\n== ${name}`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - from) / 1000)} s`)
  if (status !== 0) {
    failedPart = name
    break
  }
}

const ran: readonly Ran[] = [...report('unit.json', readVitest), ...report('browser.json', readPlaywright)]
const failed = ran.filter(({ passed }) => !passed).length
console.log(`\n${ran.length - failed} passed, ${failedPart && failed === 0 ? 1 : failed} failed`)
process.exitCode = failedPart ? 1 : 0

function report<Report>(name: string, reader: (report: Report) => readonly Ran[]): readonly Ran[] {
  try {
    return reader(JSON.parse(readFileSync(`${REPORTS}/${name}`, 'utf8')) as Report)
  } catch {
    return []
  }
}
