import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { chatProviders, type Plugin, type Schema, trackingDestinations, type TrackingEvent } from '@foyer/sdk'
import { conformance, type ConformanceOptions, testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { planFiles } from '../../sdk/generator/plan-files.ts'
import { anchorsOf, readReferences } from './read-links.ts'
import { countBlocks, readSamples } from './read-samples.ts'
import { writeSamples } from './sample-folder.ts'

const README_LINES = 120
const GUIDE_LINES = 110
const GUIDES_MAX = 5
/** Pages of `docs/` that are no guide: made by a command, or a map and a manual of their own. */
const OTHER_PAGES = [
  'api',
  'glossary',
  'home.png',
  'architecture.md',
  'errors.md',
  'failures.md',
  'operations.md',
]
/** One compilation of all samples. */
const COMPILER_MS = 20_000
const RULES_MS = 20_000

const guides = readdirSync('docs')
  .filter((file) => !OTHER_PAGES.includes(file))
  .map((file) => `docs/${file}`)
const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]
const read = (file: string): string => readFileSync(file, 'utf8')
const linesOf = (text: string): number => text.trimEnd().split('\n').length

/** The files that the generator makes, which a guide's samples replace in part. */
const generated = (
  [
    { kind: 'tracking-destination', area: 'tracking', name: 'adtest', into: 'plugins' },
    { kind: 'chat-provider', area: 'customer-service', name: 'helpbox', into: 'plugins' },
  ] as const
).flatMap((order) =>
  planFiles(order, 'sdk/templates', { withMock: true, withTypes: true }).map(({ path, text }) => ({
    path: `${order.into}/${order.area}/${order.name}/${path}`,
    text,
  })),
)
// The tests below import them.
const folder = writeSamples([...generated, ...guides.flatMap((page) => readSamples(read(page)))])

const sample = async <T>(path: string): Promise<T> =>
  (await import(/* @vite-ignore */ join(folder.path, path))) as T
const pluginOf = async (path: string): Promise<Plugin> =>
  (await sample<{ readonly default: Plugin }>(`plugins/${path}/manifest.ts`)).default

/** Lines of every rule that the plugin breaks. */
async function brokenRules(plugin: Plugin, options: ConformanceOptions): Promise<readonly unknown[]> {
  const broken: unknown[] = []
  for (const { id, run } of conformance(plugin, options))
    await run().catch((error: unknown) => broken.push(`${id}: ${String(error)}`))
  return broken
}

describe('the pages for readers', () => {
  it('[SD-05] are a short README and at most five short guides', () => {
    expect(linesOf(read('README.md'))).toBeLessThanOrEqual(README_LINES)
    expect(guides.length).toBeLessThanOrEqual(GUIDES_MAX)
    for (const guide of guides) expect(linesOf(read(guide)), guide).toBeLessThanOrEqual(GUIDE_LINES)
  })

  it('[SD-05] show no code that is not compiled, and each guide shows some', () => {
    expect(countBlocks(read('README.md'))).toBe(0)
    for (const guide of guides) {
      const found = readSamples(read(guide)).length
      expect(found, guide).toBe(countBlocks(read(guide)))
      expect(found, guide).toBeGreaterThan(0)
    }
  })

  it.each(pages)('[SD-05] %s names files, headings and scripts that exist', (page) => {
    const { files, anchors, scripts } = readReferences(read(page))
    const at = (file: string): string => (file === '' ? page : normalize(join(dirname(page), file)))
    expect(files.filter((file) => !existsSync(at(file)))).toEqual([])
    expect(
      anchors.filter(
        ({ file, anchor }) => existsSync(at(file)) && !anchorsOf(read(at(file))).includes(anchor),
      ),
    ).toEqual([])
    const known = (JSON.parse(read('package.json')) as { readonly scripts: object }).scripts
    const ofPackages = (
      JSON.parse(read('sdk/templates/foreign/package.json')) as { readonly scripts: object }
    ).scripts
    expect(scripts.filter((name) => !Object.hasOwn(known, name) && !Object.hasOwn(ofPackages, name))).toEqual(
      [],
    )
  })

  it('[SD-05] name codes that the table of errors has', () => {
    const codes = new Set(read('docs/errors.md').match(/(?<=^\| `)[A-Z]{2}-[A-Z-]+/gm))
    // What the generator makes of the sample's name.
    codes.add('TR-ADTEST-PIXEL')
    for (const guide of guides) {
      const named = read(guide).match(/(?<=`)[A-Z]{2}-[A-Z][A-Z-]*(?=`)/g) ?? []
      expect(
        named.filter((code) => !codes.has(code)),
        guide,
      ).toEqual([])
    }
  })
})

describe('the samples of the guides', () => {
  it(
    '[SD-05] compile',
    () => {
      expect(folder.typeErrors()).toBe('')
    },
    COMPILER_MS,
  )

  const event: TrackingEvent = {
    name: 'deposit',
    id: 'deposit:1',
    at: 0,
    payload: { value: '5', currency: 'VND', reference: '1' },
  }
  const pixelSettings = { pixelId: '1234567890' }

  it('[SD-05] a destination gives the vendor its first calls, the page view and the event', async () => {
    const page = globalThis as { readonly adtestPixel?: { handle?: (...call: unknown[]) => void } }
    const sent: unknown[][] = []
    const test = await testPlugin(await pluginOf('tracking/adtest'), {
      settings: pixelSettings,
      loadScript: () => {
        if (page.adtestPixel) page.adtestPixel.handle = (...call) => void sent.push(call)
      },
    })
    const [destination] = test.contributions(trackingDestinations)
    await destination?.load?.()
    await destination?.send(event)
    expect(test.scripts.map(({ url }) => url)).toEqual(['https://adtest.example/pixel.js'])
    expect(sent).toEqual([
      ['init', '1234567890'],
      ['track', 'page_view'],
      ['track', 'purchase', { id: 'deposit:1', value: 5, currency: 'VND' }],
    ])
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
  })

  it('[SD-05] a chat opens the vendor’s page with the visitor’s name', async () => {
    const test = await testPlugin(await pluginOf('customer-service/helpbox'), {
      settings: { page: 'https://chat.helpbox.example/', nameParameter: 'name' },
    })
    const [link, chat] = test.contributions(chatProviders)
    expect(link).toMatchObject({ kind: 'link', key: 'HELPBOX', nameParameter: 'name' })
    if (chat?.kind !== 'conversation') throw new Error('no conversation')
    const visitor = { name: 'An & Bo', language: 'VI' } as const
    const { signal } = new AbortController()
    expect(await chat.open({ visitor, headerColor: '#112233', signal })).toEqual({
      kind: 'page',
      url: 'https://chat.helpbox.example/?name=An%20%26%20Bo',
    })
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
  })

  it.each(['tracking/adtest', 'customer-service/helpbox'])(
    '[SD-05] %s keeps the rules of its kind',
    async (path) => {
      const { options } = await sample<{ readonly options: ConformanceOptions }>(
        `plugins/${path}/conformance.ts`,
      )
      expect(await brokenRules(await pluginOf(path), options)).toEqual([])
    },
    RULES_MS,
  )

  it('[SD-05] a profile’s settings fit the schemas of their plugins', async () => {
    const { parts } = await sample<{
      readonly parts: { readonly settings: Readonly<Record<string, object>> }
    }>('merchants/jade/parts.ts')
    const schemas = import.meta.glob<{ readonly default: Schema<unknown> }>('../../plugins/*/*/settings.ts')
    for (const [id, values] of Object.entries(parts.settings)) {
      const load = schemas[`../../plugins/${id.replace('.', '/')}/settings.ts`]
      const result = await (await load?.())?.default['~standard'].validate(values)
      expect(result, id).not.toHaveProperty('issues')
      expect(result, id).toMatchObject({ value: values })
    }
  })

  it('[SD-05] the mock of a foreign plugin answers, and a call reads its answer', async () => {
    const { default: mock } = await sample<{
      readonly default: { initial(): unknown; readonly routes: readonly { reply(call: object): unknown }[] }
    }>('daily-tips/src/mock.ts')
    expect(mock.routes[0]?.reply({ slice: mock.initial() })).toEqual({
      success: true,
      value: [{ id: '1', title: 'Play for fun' }],
    })
    const { listFavourites } = await sample<{
      readonly listFavourites: { readonly response: Schema<unknown> }
    }>('plugins/games/favourites/endpoints.ts')
    expect(await listFavourites.response['~standard'].validate({ value: ['G1'] })).toMatchObject({
      value: ['G1'],
    })
  })
})
