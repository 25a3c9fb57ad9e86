import type { Part } from '../parts.ts'

/** A part of the soak; who adds one measures it. */
export interface SoakPart extends Part {
  /** How long it takes on 2 cores, beside the other lanes. */
  readonly minutes: number
}
export type SoakStage = readonly (readonly SoakPart[])[]

/** `.ci/run` has an hour for `npm test` and the soak. */
export const LONGEST_SOAK_MINUTES = 30
export const SOAK_REPORTS = '.cache/soak'

/** @param options of Playwright; what a part leaves behind stands apart, since others run beside it */
const browserPart = (
  name: string,
  minutes: number,
  file: string,
  options = '',
  config = 'playwright.config.ts',
): SoakPart => ({
  name,
  minutes,
  command: `npx playwright test --config tests/soak/${config} --output ${SOAK_REPORTS}/${file} ${options} ${file}`,
  env: { FOYER_REPORT: `${SOAK_REPORTS}/${file}-browser.json` },
  report: `${SOAK_REPORTS}/${file}-browser.json`,
})

/** Makes plugins in a temporary copy of the project, or packages outside it; leaves the browsers' parts the processor. */
const generatorPart = (name: string, minutes: number, file: string): SoakPart => ({
  name,
  minutes,
  command: `nice -n 5 npx tsx -C foyer-source tests/generator/${file}.ts`,
})

const webkit = browserPart('main flows in Safari’s engine', 2, 'webkit.spec', '--workers=1')

/** Stages follow one another; the lanes of a stage run side by side. */
export const SOAK_STAGES: readonly SoakStage[] = [
  [[{ name: 'build in which plugins can fail', minutes: 1, command: 'npm run --silent build:sabotage' }]],
  [
    [
      browserPart('plugins and failures, an eighth of the pairs', 6, 'matrix.spec'),
      { ...webkit, command: `npx tsx tests/machine/provide.ts --webkit && ${webkit.command}` },
      browserPart('a player without a plan', 7, 'monkey.spec', '--workers=1'),
      browserPart(
        'every other browser that lacks or forbids a feature',
        5,
        'odd-browsers.spec',
        '--workers=2',
      ),
      browserPart('injections, paths, storage and workers', 3, 'attacks.spec', '--workers=1'),
    ],
    // Each waits more than it computes; the matrix leaves them the rest of two cores.
    [
      browserPart('every fourth crafted address', 4, 'addresses.spec', '--workers=1'),
      browserPart('every eighth plugin a thousand times off and on', 4, 'toggle.spec', '--workers=1'),
      browserPart(
        'every story, in brands, schemes and directions',
        5,
        'stories.spec',
        '--workers=1',
        'stories.playwright.config.ts',
      ),
      browserPart('wrong answers of the gateway', 4, 'wrong-answers.spec', '--workers=1'),
      browserPart('rounds over the screens', 4, 'rounds.spec', '--workers=1'),
    ],
    [
      browserPart('a foreign plugin in development', 2, 'develop.spec', '--workers=1'),
      generatorPart('a package of every other kind', 4, 'every-package'),
      generatorPart('a plugin of every kind under awkward names', 6, 'every-name'),
      generatorPart('a plugin of every kind at once', 5, 'every-kind'),
      browserPart('every fourth hostile foreign plugin', 3, 'hostile.spec', '--workers=1'),
    ],
  ],
]
