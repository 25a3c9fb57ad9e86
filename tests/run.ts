/**
 * `npm test`: what every change passes. Every part runs, whatever becomes of the others, but for those that need the build when it
 * failed. Closes with `N passed, N failed`.
 */
import { freePort } from './ports.ts'
import { clearReports, closeRun, runStages, type Stage, writeStamp } from './parts.ts'
import { STAMP, SUITE_REPORTS } from './spec/report-files.ts'

// A preview of its own: one that runs already may serve another build.
const port = String(await freePort())
const BUILD = 'build and bake'
const STORIES_PAGE = 'page of the stories'
const STAGES: readonly Stage[] = [
  [
    [{ name: 'types, texts, lint, format', command: 'npm run --silent check' }],
    [
      { name: BUILD, command: 'npm run --silent build' },
      { name: 'byte budgets', command: 'npm run --silent size', needs: [BUILD] },
      { name: STORIES_PAGE, command: 'npx tsx tests/stories/build-page.ts' },
      {
        name: 'a story of each screen',
        command: 'npx playwright test --config tests/stories/playwright.config.ts',
        env: { FOYER_REPORT: SUITE_REPORTS.stories },
        report: SUITE_REPORTS.stories,
        needs: [STORIES_PAGE],
      },
    ],
  ],
  [
    [
      {
        name: 'unit tests',
        command: `npx vitest run --reporter=default --silent=passed-only --reporter=json --outputFile.json=${SUITE_REPORTS.unit}`,
        report: SUITE_REPORTS.unit,
      },
    ],
  ],
  [
    [
      {
        name: 'browser tests',
        command: 'npx playwright test',
        env: { FOYER_REPORT: SUITE_REPORTS.browser, PORT: port },
        report: SUITE_REPORTS.browser,
        needs: [BUILD],
      },
    ],
  ],
  [[{ name: 'spec ledger', command: 'npm run --silent spec -- --brief' }]],
]

clearReports(STAGES.flat(2))
const provision = await runStages([[[{ name: 'what the tests need', command: 'npx tsx tests/machine.ts' }]]])
const provided = provision.every(({ outcome }) => outcome === 'passed')
writeStamp(STAMP, closeRun(provided ? await runStages(STAGES) : provision))
