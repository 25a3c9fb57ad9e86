import type { Part } from '../parts.ts'
import { FULL_REPORTS } from '../spec/report-files.ts'

/** A part of `npm run test:full`: steps that run one after the other, and how each lists its tests without running them. */
export interface FullPart {
  readonly about: string
  /** How long it takes on 2 cores. */
  readonly minutes: number
  /** Debian's packages beyond Chromium, by the option of `tests/machine.ts`. */
  readonly machine?: '--servers' | '--webkit'
  /** Whether it runs on the build in which plugins can fail. */
  readonly sabotage?: true
  readonly steps: (name: string) => readonly FullStep[]
}
export interface FullStep extends Part {
  /** Lists the tests; without it the step is one check. */
  readonly list?: string
}

const CONFIG = '--config tests/full/playwright.config.ts'

/** The browser tests of the part's folder. */
const browser =
  (options = '', config = CONFIG, env: Readonly<Record<string, string>> = {}) =>
  (name: string): readonly FullStep[] => {
    const report = `${FULL_REPORTS}/${name}/browser.json`
    const run = `npx playwright test ${config} tests/full/${name}/`
    return [
      {
        name: `${name}: browser tests`,
        command: `${run} ${options}`,
        list: `${run} --list`,
        env: { FOYER_REPORT: report, ...env },
        report,
      },
    ]
  }
/** The unit tests of some folders; by default the part's. */
const unit =
  (
    folders?: string,
    env?: Readonly<Record<string, string>>,
    config = '--config tests/full/vitest.config.ts',
  ) =>
  (name: string): readonly FullStep[] => {
    const report = `${FULL_REPORTS}/${name}/unit.json`
    const where = folders ?? `tests/full/${name}/`
    return [
      {
        name: `${name}: unit tests`,
        command: `npx vitest run ${config} --reporter=dot --reporter=json --outputFile.json=${report} ${where}`,
        list: `npx vitest list ${config} ${where}`,
        ...(env && { env }),
        report,
      },
    ]
  }
const script = (file: string): FullStep => ({ name: file, command: `npx tsx -C foyer-source ${file}` })
const all =
  (...steps: readonly ((name: string) => readonly FullStep[])[]) =>
  (name: string): readonly FullStep[] =>
    steps.flatMap((step) => step(name))

/** By name, in the order in which they run. */
export const FULL_PARTS: Readonly<Record<string, FullPart>> = {
  browser: { about: 'every other browser test of the built site', minutes: 26, steps: browser() },
  pseudo: {
    about:
      'every screen in the pseudo-language, and from right to left: no text is left out, cut off or points the wrong way',
    minutes: 3,
    steps: browser(),
  },
  stories: {
    about: 'every story, in fixed brands, schemes and directions',
    minutes: 10,
    steps: all(
      () => [{ name: 'stories: their page', command: 'npx tsx tests/stories/build-page.ts' }],
      browser('', '--config tests/full/stories/playwright.config.ts'),
    ),
  },
  sabotage: {
    about: 'plugins that fail in every way, a fixed eighth of the pairs',
    minutes: 11,
    sabotage: true,
    steps: browser('--timeout 300000'),
  },
  toggles: {
    about: 'plugins turned off and on a thousand times, rounds over the screens',
    minutes: 10,
    sabotage: true,
    steps: browser('--timeout 300000 --workers 1'),
  },
  monkey: {
    about: 'a player without a plan, with a fixed seed',
    minutes: 7,
    sabotage: true,
    steps: browser('--timeout 300000 --workers 1'),
  },
  attacks: {
    about: 'injections, paths, storage, workers and wrong answers of the gateway',
    minutes: 7,
    machine: '--servers',
    sabotage: true,
    steps: browser('--timeout 300000 --workers 2'),
  },
  corpora: {
    about: 'corpora of addresses and markup, in the browser',
    minutes: 12,
    sabotage: true,
    steps: browser('--timeout 300000'),
  },
  foreign: {
    about: 'packages of other repositories, hostile plugins, the development server',
    minutes: 4,
    steps: browser('--timeout 300000'),
  },
  generator: {
    about: 'plugins of every kind, as the generator makes them, in the project and outside',
    minutes: 11,
    steps: all(unit(), () =>
      ['new-part', 'every-package', 'every-name', 'every-kind'].map((file) =>
        script(`tests/full/generator/${file}.ts`),
      ),
    ),
  },
  conformance: { about: 'the conformance suites find what is broken', minutes: 1, steps: unit() },
  identity: {
    about: 'the identity provider’s own emulator, which is installed first',
    minutes: 6,
    steps: all(
      () => [{ name: 'identity: the emulator', command: 'npx tsx tests/identity/install-emulator.ts' }],
      // Each worker has an emulator of its own.
      browser('--workers 1'),
    ),
  },
  nginx: {
    about: 'behind nginx: headers, spellings, releases',
    minutes: 3,
    machine: '--servers',
    // Its tests read what is served by the project's own modules, and these the SDK's sources.
    steps: browser('', CONFIG, { NODE_OPTIONS: '--conditions=foyer-source' }),
  },
  deploy: {
    about: 'the operator’s guide and the container',
    minutes: 1,
    machine: '--servers',
    steps: unit(),
  },
  browsers: {
    about: 'the oldest browsers of the build, and older ones',
    minutes: 1,
    steps: browser(),
  },
  webkit: {
    about: 'main flows in Safari’s engine',
    minutes: 2,
    machine: '--webkit',
    sabotage: true,
    steps: browser('--timeout 300000 --workers 1'),
  },
  cipher: {
    about: '10,000 random payloads, read back by OpenSSL',
    minutes: 1,
    steps: unit('tests/interop/', { FOYER_CIPHER_ROUNDS: '10000' }, ''),
  },
  bench: { about: 'the benches print what they are to print', minutes: 1, steps: unit() },
  lint: {
    about: 'the rules of imports find what breaks them; the pages of the SDK’s exports are up to date',
    minutes: 2,
    steps: unit(),
  },
}
