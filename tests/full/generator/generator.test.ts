// @vitest-environment node
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemplateKind, KINDS } from '../../../sdk/generator/kinds.ts'
import { makePlugin } from '../../../sdk/generator/make-plugin.ts'
import { projectFiles } from '../../lint/project-files.ts'

const AREA = 'generated'
const kinds = Object.keys(KINDS) as readonly TemplateKind[]
const nameOf = (kind: TemplateKind): string => `my-${kind}`
/** Folders and files that a generated plugin and its checks need. */
const NEEDED = [
  'app', 'kernel', 'merchants', 'mocks', 'plugins', 'sdk', 'tests/page', 'tests/setup.ts', 'tsconfig.json', 'vitest.config.ts',
  '.oxlintrc.json', '.prettierrc.json', 'package.json',
] // prettier-ignore
const LIMIT_MS = 300_000

/** The id, from the site's registry, and the mock, from the gateway's, of every plugin in the folder. */
const DISCOVERY = `
import { expect, it } from 'vitest'
import { registry } from '../app/registry.ts'

const mocks = import.meta.glob('../plugins/${AREA}/*/mock.ts', { eager: true, import: 'default' })
it('finds every new plugin', () => {
  const ids = registry.map(({ manifest }) => manifest.id).filter((id) => id.startsWith('${AREA}.'))
  expect([...ids].sort()).toEqual(${JSON.stringify(kinds.map((kind) => `${AREA}.${nameOf(kind)}`).sort())})
  expect(Object.values(mocks).map(({ id }) => id).sort()).toEqual([...ids].sort())
})
`

let root = ''
const run = async (tool: string, ...words: readonly string[]): Promise<string> => {
  const env = { ...process.env, NODE_OPTIONS: '', VITEST: '' }
  const ran = promisify(execFile)(join(root, 'node_modules/.bin', tool), words, {
    cwd: root,
    env,
    maxBuffer: 1e8,
  })
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${tool} ${words.join(' ')}\n${error.stdout}\n${error.stderr}`)
  })
  return stdout + stderr
}
const make = (...words: readonly string[]): Promise<string> =>
  run('tsx', '-C', 'foyer-source', 'sdk/generator/main.ts', ...words)
const filesOf = (folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true }).map(String).sort()
    : []

/** A copy of the project, so that the project itself stays unchanged. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-generator-'))
  for (const file of projectFiles(NEEDED)) cpSync(file, join(root, file), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'tests/discovery.test.ts'), DISCOVERY)
  const include = ['.cache/text-types', `plugins/${AREA}`]
  writeFileSync(
    join(root, 'tsconfig.generated.json'),
    JSON.stringify({ extends: './tsconfig.json', include }),
  )
  await make('screen', AREA, nameOf('screen'))
  for (const kind of kinds.filter((each) => each !== 'screen')) {
    await makePlugin({ kind, area: AREA, name: nameOf(kind), into: 'plugins' }, root)
  }
}, LIMIT_MS)
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('[SD-03] a plugin of each kind, as it is made', () => {
  it.each(kinds)('%s has manifest, code, test, story, mock handlers and texts', (kind) => {
    const name = nameOf(kind)
    const files = filesOf(`plugins/${AREA}/${name}`)
    expect(files).toEqual(
      expect.arrayContaining([
        'manifest.ts', 'mock.ts', 'conformance.ts', `${name}.stories.tsx`, 'locales/EN.json', 'locales/CN.json',
        'locales/VI.json', 'locales/PT-BR.json',
        expect.stringMatching(/\.test\.tsx?$/),
      ]) as unknown, // prettier-ignore
    )
    const text = files
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => readFileSync(join(root, `plugins/${AREA}/${name}`, file), 'utf8'))
      .join('\n')
    expect(text).not.toMatch(/acme|vendors\.|TODO|FIXME/i)
  })
  it(
    'compiles',
    async () => {
      await run('tsx', '-C', 'foyer-source', 'app/build/write-text-types.ts')
      await run('tsc', '--noEmit', '-p', 'tsconfig.generated.json')
    },
    LIMIT_MS,
  )
  it(
    'passes the linter',
    async () => {
      await run('oxlint', '--deny-warnings', `plugins/${AREA}`)
    },
    LIMIT_MS,
  )
  it(
    'is formatted',
    async () => {
      await run('prettier', '--check', `plugins/${AREA}`)
    },
    LIMIT_MS,
  )
  it(
    'is found, passes its own tests, and conforms',
    async () => {
      const report = join(root, 'report.json')
      await run(
        'vitest',
        'run',
        `plugins/${AREA}`,
        'tests/discovery',
        '--reporter=json',
        `--outputFile=${report}`,
      )
      const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
        readonly numPassedTests: number
        readonly testResults: readonly unknown[]
      }
      expect(testResults).toHaveLength(kinds.length + 1)
      expect(numPassedTests).toBeGreaterThan(kinds.length * 28)
    },
    LIMIT_MS,
  )
})

describe('[SD-03] the generator', () => {
  it(
    'overwrites no file',
    async () => {
      const file = join(root, `plugins/${AREA}/${nameOf('screen')}/manifest.ts`)
      const before = readFileSync(file, 'utf8')
      await expect(make('pop-up', AREA, nameOf('screen'))).rejects.toThrow('GN-TAKEN')
      expect(readFileSync(file, 'utf8')).toBe(before)
    },
    LIMIT_MS,
  )
  it.each([
    ['GN-KIND', ['page', 'nowhere', 'x']],
    ['GN-NAME', ['screen', 'nowhere', 'Two Words']],
    ['GN-NAME', ['pop-up', 'nowhere', 'manifest']],
  ])(
    'says %s, and writes nothing',
    async (code, words) => {
      await expect(make(...words)).rejects.toThrow(code)
      expect(existsSync(join(root, dirname('plugins/nowhere/x')))).toBe(false)
    },
    LIMIT_MS,
  )
  it(
    'explains itself',
    async () => {
      const help = await make('--help')
      for (const kind of kinds) expect(help).toContain(kind)
    },
    LIMIT_MS,
  )
})
