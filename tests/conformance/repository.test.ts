import { existsSync, readdirSync } from 'node:fs'
import type { LanguageCode, Plugin, Route, StaticContribution, Texts } from '@foyer/sdk'
import * as sdk from '@foyer/sdk'
import { SITE_ACCESS } from '../../kernel/navigation/not-found.ts'
import { conformance, type ConformanceOptions, fakeServices } from '@foyer/sdk/testing'
import { kindsOf } from '../../sdk/src/testing/conformance/kinds.ts'
import { describe, expect, it } from 'vitest'

/** Time limit: a rule may run a plugin a hundred times. */
const LIMIT_MS = 60_000
const manifests = import.meta.glob<Plugin>('../../plugins/*/*/manifest.ts', {
  eager: true,
  import: 'default',
})
const fresh = import.meta.glob('../../plugins/*/*/manifest.ts', { query: '?fresh' })
const options = import.meta.glob<ConformanceOptions>('../../plugins/*/*/conformance.ts', {
  eager: true,
  import: 'options',
})
const texts = import.meta.glob<Texts>('../../plugins/*/*/locales/*.json', { eager: true, import: 'default' })
const sources = import.meta.glob<string>(
  ['../../plugins/*/*/*.{ts,tsx}', '!../../plugins/*/*/*.{test,stories,bench}.*'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The entries of a table by file that are in a folder: by the file's name without its extension. */
const inFolder = <T>(table: Readonly<Record<string, T>>, folder: string): Record<string, T> =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, value]) => [file.slice(folder.length + 1).replace(/\.json$/, ''), value]),
  )

const plugins = Object.entries(manifests).map(([file, plugin]) => {
  const folder = file.slice(0, -'/manifest.ts'.length)
  const table: { readonly [language in LanguageCode]?: Texts } = inFolder(texts, `${folder}/locales`)
  return {
    folder: folder.slice('../../'.length),
    plugin,
    options: {
      texts: table,
      sources: inFolder(sources, folder),
      ...(fresh[`${file}?fresh`] && { importManifest: fresh[`${file}?fresh`] }),
      ...options[`${folder}/conformance.ts`],
    } satisfies ConformanceOptions,
  }
})

const isScreen = (entry: unknown): entry is StaticContribution<Route> =>
  typeof entry === 'object' && entry !== null && 'at' in entry && entry.at === sdk.routes

describe('every plugin of the repository', () => {
  it('[SD-02] is found by itself', () => {
    // The folders of the disk, whatever they are called: no list is to be written.
    const onDisk = readdirSync('plugins', { withFileTypes: true })
      .filter((area) => area.isDirectory())
      .flatMap(({ name }) => readdirSync(`plugins/${name}`).map((plugin) => `plugins/${name}/${plugin}`))
      .filter((folder) => existsSync(`${folder}/manifest.ts`))
    expect(plugins.map(({ folder }) => folder).sort()).toEqual([...onDisk].sort())
    expect(plugins.length).toBeGreaterThan(5)
    for (const { plugin, folder } of plugins) {
      expect(`plugins/${plugin.manifest.id.replace('.', '/')}`).toBe(folder)
    }
  })
  it('[RR-01] lets a guest open no screen that the site protects', () => {
    const screens = plugins.flatMap(({ plugin: { manifest } }) =>
      ((manifest.contributes as readonly unknown[] | undefined) ?? [])
        .filter(isScreen)
        .map(({ value }) => value),
    )
    expect(screens.length).toBeGreaterThan(5)
    for (const { path, access } of screens)
      if (path in SITE_ACCESS) expect([path, access]).toEqual([path, SITE_ACCESS[path]])
  })
  it('[SD-02] has a fake for every token of the SDK', () => {
    const isToken = (value: unknown): value is string =>
      typeof value === 'string' && /^[\da-z-]+\.[\da-z-]+$/.test(value)
    const tokens = Object.values<unknown>(sdk).filter(isToken)
    expect(tokens.length).toBeGreaterThan(10)
    expect(Object.keys(fakeServices()).sort()).toEqual([...tokens].sort())
  })
})

describe.each(plugins)('$folder', ({ plugin, options: given }) => {
  const kinds = kindsOf(plugin.manifest).map(({ name }) => name)
  describe(`[SD-02] conforms as ${['a plugin', ...kinds].join(', ')}`, () => {
    for (const { title, run } of conformance(plugin, given)) it(title, run, LIMIT_MS)
  })
})
