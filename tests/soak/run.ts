/**
 * `npm run test:soak`: what takes too long for `npm test`, which has a sample of each. Every part runs, whatever becomes of the
 * others. Closes with `N passed, N failed`. A part more is a spec in this folder and a line here.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { type Part, runParts } from '../parts.ts'

const REPORTS = '.cache/soak'

const specs = (name: string, file: string): Part => ({
  name,
  command: `npx playwright test --config tests/soak/playwright.config.ts ${file}`,
  env: { FOYER_REPORT: `${REPORTS}/${file}-browser.json` },
  report: `${REPORTS}/${file}-browser.json`,
})

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
runParts(
  [
    { name: 'build in which plugins can fail', command: 'npm run --silent build:sabotage' },
    specs('every plugin, every failure', 'matrix.spec'),
    specs('every crafted address', 'addresses.spec'),
    specs('every plugin a thousand times off and on', 'toggle.spec'),
  ],
  { stopAtFirst: false },
)
