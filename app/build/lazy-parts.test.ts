// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkGroups, isKernelModule } from './chunks.ts'
import { type Graph, type LazyParts, lazyPartProblems, readLazyParts } from './lazy-parts.ts'

const ROOT = process.cwd()
const part = (file: string): string => `() => import('${file}')`
const source = (lists: Record<string, string>): string =>
  Object.entries({ soon: '[]', precached: '[]', onDemand: '[]', ...lists })
    .map(([name, list]) => `export const ${name}: readonly LazyPart[] = ${list}`)
    .join('\n')

describe('readLazyParts', () => {
  it('reads the files of each list', () => {
    const lists = {
      soon: `[${part('./main.tsx')}]`,
      precached: `[${part('../kernel/boot/kernel.ts')}, ${part('./registry.ts')}]`,
    }
    expect(readLazyParts(ROOT, source(lists))).toEqual({
      soon: ['app/main.tsx'],
      precached: ['kernel/boot/kernel.ts', 'app/registry.ts'],
      onDemand: [],
    })
  })

  it.each([
    ['a file that was renamed', { soon: `[${part('../kernel/boot/renamed.ts')}]` }, 'soon names kernel/boot/renamed.ts, which does not exist'],
    ['a file named twice', { soon: `[${part('./main.tsx')}]`, onDemand: `[${part('./main.tsx')}]` }, 'names app/main.tsx twice'],
    ['something else than a lazy import', { precached: "['./main.tsx']" }, 'precached holds something else than'],
    ['an import of a made-up address', { precached: '[() => import(`./${name}.ts`)]' }, 'precached holds something else than'],
    ['a list that is not an array', { onDemand: 'new Set()' }, 'onDemand is not an array'],
    ['text that is no module', { onDemand: '[' }, 'app/lazy-parts.ts: '],
  ])('refuses %s', (_what, lists, message) =>
    expect(() => readLazyParts(ROOT, source(lists))).toThrow(message),
  ) // prettier-ignore

  it('refuses a missing list', () =>
    expect(() => readLazyParts(ROOT, 'export const soon = []')).toThrow('exports no list precached'))
})

interface Imports {
  readonly now?: readonly string[]
  readonly lazily?: readonly string[]
}
const graphOf = (modules: Record<string, Imports>): Graph => ({
  getModuleInfo(id) {
    const { now = [], lazily = [] } = modules[id.slice('/site/'.length)] ?? {}
    const ids = (files: readonly string[]): string[] => files.map((file) => `/site/${file}`)
    return { importedIds: ids(now), dynamicallyImportedIds: ids(lazily) }
  },
})

describe('lazyPartProblems', () => {
  const modules: Record<string, Imports> = {
    'app/main.tsx': { now: ['kernel/boot.ts'], lazily: ['app/rest.ts'] },
    'kernel/boot.ts': { lazily: ['kernel/status.ts', 'kernel/seal.ts'] },
    'app/rest.ts': { now: ['plugins/a/b/manifest.ts'] },
    'plugins/a/b/manifest.ts': { lazily: ['plugins/a/b/b.ts'] },
    'kernel/status.ts': { lazily: ['kernel/boot.ts'] },
    'kernel/seal.ts': { lazily: ['kernel/cipher.ts'] },
  }
  const parts: LazyParts = {
    soon: ['kernel/status.ts'],
    precached: ['app/rest.ts'],
    onDemand: ['kernel/seal.ts'],
  }
  const problems = (change: Partial<LazyParts>, changed: Record<string, Imports> = {}) =>
    lazyPartProblems('/site', graphOf({ ...modules, ...changed }), 'app/main.tsx', { ...parts, ...change })

  it('has none where each part has its list; parts of a manifest, or of a part fetched on demand, need none', () =>
    expect(problems({})).toEqual([]))

  it('finds a part of the entry that has no list', () =>
    expect(problems({ onDemand: [] })).toEqual([
      'kernel/boot.ts imports kernel/seal.ts lazily: say in app/lazy-parts.ts when it is fetched',
    ]))

  it('finds a part of a part that has no list', () =>
    expect(problems({}, { 'kernel/status.ts': { lazily: ['kernel/feed.ts'] } })).toEqual([
      'kernel/status.ts imports kernel/feed.ts lazily: say in app/lazy-parts.ts when it is fetched',
    ]))

  it('finds a name that nothing imports lazily', () =>
    expect(problems({}, { 'kernel/boot.ts': { lazily: ['kernel/status.ts'] } })).toEqual([
      'app/lazy-parts.ts names kernel/seal.ts, which nothing of the site imports lazily: take it out',
    ]))

  it('finds a name that the entry imports statically, and which is therefore not lazy', () =>
    expect(
      problems(
        {},
        { 'app/main.tsx': { now: ['kernel/boot.ts', 'kernel/status.ts'], lazily: ['app/rest.ts'] } },
      ),
    ).toEqual(['app/lazy-parts.ts names kernel/status.ts, which the entry imports statically: take it out']))

  it('treats a module that a build for tests replaces as the module itself', () => {
    const replaced = { lazily: ['app/rest.ts?sabotaged'], now: ['kernel/boot.ts'] }
    const changed = { 'app/main.tsx': replaced, 'app/rest.ts?sabotaged': { now: ['app/rest.ts'] } }
    expect(problems({}, changed)).toEqual([])
  })
})

describe('the chunks', () => {
  it.each([
    ['kernel/boot/kernel.ts', true],
    ['node_modules/reflect-metadata/ReflectLite.js', true],
    ['node_modules/mitt/index.js', false],
    ['sdk/src/token.ts', true],
    ['sdk/src/ui/icon.tsx', true],
    ['sdk/src/ui/dialog.tsx', false],
    ['plugins/account/contract.ts', true],
    ['plugins/account/auth/auth.tsx', false],
    ['app/main.tsx', false],
  ])('%s of the first path belongs to the kernel: %s', (file, isKernel) =>
    expect(isKernelModule(ROOT, join(ROOT, file))).toBe(isKernel),
  )

  it('join what is fetched soon, and nothing else', () => {
    const parts = { soon: ['kernel/site/status-feed.ts'], precached: ['app/registry.ts'], onDemand: [] }
    const soon = chunkGroups(ROOT, 'app/main.tsx', parts).groups.find(({ name }) => name === 'soon')
    const joined = (file: string): unknown => soon && 'test' in soon && soon.test?.(join(ROOT, file))
    expect(joined('kernel/site/status-feed.ts')).toBe(true)
    expect(joined('app/registry.ts')).toBe(false)
  })

  it('refuse a folder that was renamed', () =>
    expect(() =>
      chunkGroups('/elsewhere', 'app/main.tsx', { soon: [], precached: [], onDemand: [] }),
    ).toThrow('name kernel, which does not exist'))
})
