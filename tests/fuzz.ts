/**
 * `npm run test:fuzz`: the property tests with random seeds and many runs of each, `FOYER_FUZZ` of them or 2,000; a test that
 * sets its own number is unchanged. A failure prints the seed and path to repeat it with.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const FOLDERS = ['app', 'kernel', 'sdk/src', 'plugins', 'mocks', 'harness', 'merchants', 'tests']
const DEFAULT_RUNS = '2000'
const LONGEST_TEST_MS = 300_000

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'")),
)
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--reporter=dot', `--testTimeout=${LONGEST_TEST_MS}`, ...files],
  { stdio: 'inherit', env: { ...process.env, FOYER_FUZZ: process.env['FOYER_FUZZ'] ?? DEFAULT_RUNS } },
)
process.exitCode = status ?? 1
