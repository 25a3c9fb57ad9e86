// @vitest-environment node
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'
import { folderCircles, importCircles } from './import-circles.ts'

const FOLDERS = ['app', 'harness', 'kernel', 'merchants', 'mocks', 'plugins', 'sdk', 'tests']
const sourcesOf = (...folders: readonly string[]): readonly string[] =>
  projectFiles(folders).filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file))

it('the project has none', () => {
  const sources = sourcesOf(...FOLDERS)
  expect(sources.length).toBeGreaterThan(1_000)
  expect(importCircles(process.cwd(), sources)).toEqual([])
}, 60_000)

it('the kernel has none among its folders, but for what tests use', () => {
  const sources = sourcesOf('kernel').filter((file) => !/\.(?:test|fake)\.|\/testing\.ts$/.test(file))
  expect(sources.length).toBeGreaterThan(200)
  expect(folderCircles(process.cwd(), sources)).toEqual([])
})

describe('the check', () => {
  let folder: string
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-circles-')))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const circlesOf = (sources: Readonly<Record<string, string>>, find = importCircles): readonly string[] => {
    for (const [file, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), source)
    }
    return find(folder, Object.keys(sources))
  }

  it.each([
    ['a value', "import { b } from './b.ts'\nexport const a = b"],
    ['a type', "import type { b } from './b.ts'\nexport type A = typeof b"],
    ['a type among values', "import { type b } from './b.ts'\nexport type A = typeof b"],
    ['a type without an import statement', "export type A = import('./b.ts').B"],
    ['the type of a module', "export type A = typeof import('./b.ts')"],
    ['an effect', "import './b.ts'"],
    ['a re-export', "export { b } from './b.ts'"],
    ['a re-export of everything', "export * from './b.ts'"],
    ['a re-export of a type', "export type { B } from './b.ts'"],
    ['a lazy import', "export const a = () => import('./b.ts')"],
    ['a module with a query', "import b from './b.ts?fresh'\nexport const a = b"],
    ['a glob', "export const all = import.meta.glob(['./b*.ts'], { eager: true })"],
  ])('finds a circle by %s', (_what, source) =>
    expect(circlesOf({ 'a.ts': source, 'b.ts': "import type {} from './a.ts'" })).toEqual([
      'a.ts > b.ts > a.ts',
    ]),
  )

  it('finds a circle through several files and folders, and reports the shortest', () => {
    const sources = {
      'x/a.ts': "import '../y/b.ts'\nimport '../y/d.ts'",
      'y/b.ts': "import type { C } from './c.tsx'\nexport type B = C",
      'y/c.tsx': "import '../x/a.ts'\nexport type C = 1",
      'y/d.ts': "import './b.ts'",
    }
    expect(circlesOf(sources)).toEqual(['x/a.ts > y/b.ts > y/c.tsx > x/a.ts'])
  })

  it('finds each of several circles, and a file that imports itself', () => {
    const sources = {
      'a.ts': "import './b.ts'",
      'b.ts': "import './a.ts'\nimport './c.ts'",
      'c.ts': "import './d.ts'",
      'd.ts': "import './c.ts'",
      'e.ts': "export const e = import.meta.glob('./*.ts')",
    }
    expect([...circlesOf(sources)].sort()).toEqual([
      'a.ts > b.ts > a.ts',
      'c.ts > d.ts > c.ts',
      'e.ts > e.ts',
    ])
  })

  it('lets a manifest load its own module lazily, and nothing else of the kind', () => {
    const sources = {
      'one/manifest.ts': "export const load = () => import('./one.ts')",
      'one/one.ts': "import type { load } from './manifest.ts'\nexport type One = typeof load",
      'two/manifest.ts': "import './two.ts'",
      'two/two.ts': "import './manifest.ts'",
      'three/manifest.ts': "export const load = () => import('../far.ts')",
      'far.ts': "import type {} from './three/manifest.ts'",
    }
    expect([...circlesOf(sources)].sort()).toEqual([
      'far.ts > three/manifest.ts > far.ts',
      'two/manifest.ts > two/two.ts > two/manifest.ts',
    ])
  })

  it('does not count what a glob leaves out', () => {
    const sources = (globs: string) => ({
      'a.ts': `export const all = import.meta.glob([${globs}])`,
      'b.ts': "import type {} from './a.ts'",
      'c.ts': '',
    })
    expect(circlesOf(sources("'./b*.ts', './c*.ts', '!./b*.ts'"))).toEqual([])
    expect(circlesOf(sources("'./b*.ts', './c*.ts', '!./c*.ts'"))).toEqual(['a.ts > b.ts > a.ts'])
  })

  it('finds none in a tree, whose text may be read by a glob', () => {
    const sources = {
      'a.ts': "import './b.ts'\nimport './c.ts'",
      'b.ts': "import './c.ts'",
      'c.ts': "export const text = import.meta.glob('./*.ts', { query: '?raw' })",
    }
    expect(circlesOf(sources)).toEqual([])
  })

  it('finds a circle of folders whose files have none', () => {
    const sources = {
      'http/http.ts': "import '../session/keys.ts'",
      'session/keys.ts': "import './parse.ts'",
      'session/parse.ts': "import './parts/text.ts'",
      'session/parts/text.ts': "import type {} from '../limits.ts'",
      'session/limits.ts': '',
      'session/adopt.ts': "import type {} from '../http/http.ts'",
      'site/site.ts': "import '../http/http.ts'",
    }
    expect(circlesOf(sources)).toEqual([])
    expect(circlesOf(sources, folderCircles)).toEqual(['http > session > http'])
  })

  it('refuses an import of a missing file', () =>
    expect(() => circlesOf({ 'a.ts': "import './gone.ts'" })).toThrow(
      'a.ts imports ./gone.ts, which does not exist',
    ))

  it('refuses a file that it cannot parse', () =>
    expect(() => circlesOf({ 'a.ts': 'import {' })).toThrow('a.ts: '))
})
