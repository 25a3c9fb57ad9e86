/**
 * `npm run vitals`: LCP, CLS, INP and the longest frame of each screen and its main actions, for each brand, at 1× and 6× CPU, on
 * the built site; a fling through 2,000 games at 4×. `-- --brand lotus`, `--screen home`, `--cpu 6`: only these. `--runs 5`: medians of so many runs, of one by
 * default. Figures of a busy machine differ from run to run: compare with those of the same minutes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { ReleaseRecord } from '../../app/release/releases.ts'
import { startPreviewProcess } from '../deploy/preview.ts'
import { wholeBrowserOptions } from '../machine.ts'
import { measure, type Measurement } from './measure.ts'
import { type Scenario, SCENARIOS } from './scenarios.ts'
import { type Row, table } from './table.ts'

const RELEASE = 'dist/www/current/release.json'

/** CPU slow-downs of a command that names none. */
const USUAL: readonly number[] = [1, 6]

const { values } = parseArgs({
  options: {
    brand: { type: 'string', multiple: true },
    screen: { type: 'string', multiple: true },
    cpu: { type: 'string', multiple: true },
    runs: { type: 'string', default: '1' },
  },
})
if (existsSync(RELEASE)) await printVitals()
else {
  console.error('vitals: nothing has been built: npm run build')
  process.exitCode = 1
}

async function printVitals(): Promise<void> {
  const { merchants } = JSON.parse(readFileSync(RELEASE, 'utf8')) as ReleaseRecord
  const brands = merchants.filter(({ id }) => values.brand?.includes(id) ?? true)
  const scenarios = SCENARIOS.filter(({ screen }) => values.screen?.includes(screen) ?? true)
  const preview = await startPreviewProcess([])
  const browser = await chromium.launch(wholeBrowserOptions())
  try {
    for (const cpu of slowdowns(scenarios)) {
      const rows: Row[] = []
      for (const { id, hosts } of brands)
        for (const scenario of scenarios.filter((each) => isMeasuredAt(each, cpu))) {
          const runs: (readonly Measurement[])[] = []
          while (runs.length < Number(values.runs))
            runs.push(await measure(browser, scenario, { origin: `http://${hosts[0]}:${preview.port}`, cpu }))
          const row = (at: number, action?: string): void => {
            const { screen } = scenario
            const measured = runs.flatMap((run) => run[at] ?? [])
            rows.push({ brand: id, screen, ...(action && { action }), runs: measured })
          }
          // A screen with several scenarios has one row for its load.
          if (!rows.some(({ brand, screen }) => brand === id && screen === scenario.screen)) row(0)
          scenario.actions.forEach(({ name }, index) => row(index + 1, name))
        }
      console.log(`\n${cpu}× CPU\n${table(rows).join('\n')}`)
    }
  } finally {
    await browser.close()
    await preview.close()
  }
}

function isMeasuredAt({ cpu = USUAL }: Scenario, slowdown: number): boolean {
  return values.cpu !== undefined || cpu.includes(slowdown)
}

function slowdowns(scenarios: readonly Scenario[]): readonly number[] {
  const all = values.cpu?.map(Number) ?? scenarios.flatMap(({ cpu = USUAL }) => cpu)
  return [...new Set(all)].sort((one, other) => one - other)
}
