// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkGroups, offlineParts } from './chunks.ts'
import { type Graph, staticImports } from './static-imports.ts'

const ROOT = process.cwd()

interface Module {
  readonly now?: readonly string[]
  readonly lazily?: readonly string[]
  readonly code?: string
}
/** By file within the project. */
const graphOf = (modules: Readonly<Record<string, Module>>): Graph => ({
  getModuleInfo(id) {
    const { now = [], lazily = [], code = null } = modules[id.slice(ROOT.length + 1)] ?? {}
    const ids = (files: readonly string[]): string[] => files.map((file) => join(ROOT, file))
    return { code, importedIds: ids(now), dynamicallyImportedIds: ids(lazily) }
  },
})
const within = (ids: Iterable<string>): readonly string[] =>
  [...ids].map((id) => id.slice(ROOT.length + 1)).sort()

describe('staticImports', () => {
  const sdk: Readonly<Record<string, Module>> = {
    'sdk/src/index.ts': {
      code: "export { token } from './token.ts'; export { gate as test } from './gate.ts'; export * from './contracts/index.ts'",
    },
    'sdk/src/contracts/index.ts': { code: "export { routes } from './routes.ts'" },
    'sdk/src/gate.ts': { now: ['sdk/src/evaluate.ts'] },
  }
  const of = (code: string): readonly string[] => {
    const screen = { code, now: ['sdk/src/index.ts', 'kernel/a.ts'], lazily: ['kernel/b.ts'] }
    return within(
      staticImports(ROOT, graphOf({ ...sdk, 'app/main.tsx': screen }), [join(ROOT, 'app/main.tsx')]),
    )
  }

  it('takes of the SDK’s entry what is imported by name, with its imports', () =>
    expect(of("import { test } from '@foyer/sdk'; import './kernel/a.ts'; import('./kernel/b.ts')")).toEqual([
      'app/main.tsx',
      'kernel/a.ts',
      'sdk/src/evaluate.ts',
      'sdk/src/gate.ts',
    ]))

  it('follows an entry that exports all of another', () =>
    expect(of("import { routes as R } from '@foyer/sdk'")).toContain('sdk/src/contracts/routes.ts'))

  it.each([
    ["import { gone } from '@foyer/sdk'", 'sdk/src/index.ts exports no gone'],
    ["import * as all from '@foyer/sdk'", 'sdk/src/index.ts exports no namespace'],
  ])('refuses %s', (code, message) => expect(() => of(code)).toThrow(message))
})

describe('the chunks of what every page has', () => {
  const graph = graphOf({
    'app/main.tsx': {
      now: ['kernel/boot/kernel.ts', 'kernel/a.module.css', 'plugins/a/contract.ts', 'plugins/a/b/b.tsx'],
      lazily: ['app/soon.ts', 'kernel/late.ts'],
    },
    'app/soon.ts': { now: ['kernel/boot/kernel.ts', 'kernel/feed.ts', 'plugins/a/c/manifest.ts'] },
  })
  const chunkOf = (file: string): unknown => {
    for (const { name } of chunkGroups(ROOT, 'app/main.tsx').groups) {
      const chunk = typeof name === 'string' ? null : name(join(ROOT, file), graph)
      if (chunk !== null) return chunk
    }
    return undefined
  }

  it.each([
    ['kernel/boot/kernel.ts', 'kernel'],
    ['plugins/a/contract.ts', 'kernel'],
    ['app/soon.ts', 'soon'],
    ['kernel/feed.ts', 'soon'],
    ['plugins/a/c/manifest.ts', 'soon'],
    // The entry's own chunk, and the bundler's splitting.
    ['kernel/a.module.css', undefined],
    ['plugins/a/b/b.tsx', undefined],
    ['kernel/late.ts', undefined],
  ])('%s is in %s', (file, chunk) => expect(chunkOf(file)).toBe(chunk))

  it('refuse a folder that was renamed', () =>
    expect(() => chunkGroups('/elsewhere', 'app/main.tsx')).toThrow('name kernel, which does not exist'))
})

describe('what an offline start needs', () => {
  const modules: Readonly<Record<string, Module>> = {
    'app/main.tsx': {
      now: ['kernel/http.ts', 'plugins/a/in/in.tsx', 'plugins/a/in/manifest.ts'],
      lazily: ['app/soon.ts'],
    },
    'kernel/http.ts': { lazily: ['kernel/engine.ts'] },
    'kernel/engine.ts': { lazily: ['kernel/cipher.ts'] },
    'plugins/a/in/in.tsx': { lazily: ['plugins/a/in/screen.tsx'] },
    'plugins/a/in/manifest.ts': { lazily: ['plugins/a/in/in.tsx', 'plugins/a/in/settings.ts'] },
    'app/soon.ts': { now: ['plugins/a/off/manifest.ts'] },
    'plugins/a/off/manifest.ts': { lazily: ['plugins/a/off/off.tsx'] },
  }

  it('[KN-01] is `soon`, what it and the entry import lazily, and nothing of a plugin that may be off', () =>
    expect(within(offlineParts(ROOT, 'app/main.tsx', graphOf(modules)))).toEqual([
      'app/soon.ts',
      'kernel/engine.ts',
      'plugins/a/in/screen.tsx',
      'plugins/a/in/settings.ts',
    ]))

  it('has a new lazy part of the kernel without being told', () => {
    const added = { ...modules, 'kernel/http.ts': { lazily: ['kernel/engine.ts', 'kernel/new.ts'] } }
    expect(within(offlineParts(ROOT, 'app/main.tsx', graphOf(added)))).toContain('kernel/new.ts')
  })
})
