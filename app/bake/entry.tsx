/**
 * What the bake runs from the server bundle: the site itself, rendered once for a merchant and a language.
 */
import 'reflect-metadata/lite'
import type {
  AnyManifest,
  Bake,
  Facts,
  Http,
  LanguageCode,
  PageMetadata,
  Plugin,
  PluginError,
  Texts,
} from '@foyer/sdk'
import { prerender } from 'react-dom/static'
import { createKernel } from '../../kernel/boot/kernel.ts'
import type { BakedPage } from '../../kernel/profile/baked-page.ts'
import { pageMetadata } from '../../kernel/profile/page-metadata.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { tagOf } from '../../kernel/i18n/languages.ts'
import { criticalPlugins, prerenderedPlugins } from '../first-path.ts'
import { checkManifest } from '../../kernel/host/checks/check-manifest.ts'
import { POINT_SCHEMAS } from '../../kernel/host/checks/point-schemas.ts'
import { PointValues } from '../../kernel/host/checks/point-values.ts'
import { entriesOf } from '../../kernel/host/extension-points/manifest-entry.ts'
import { pointSchemas } from '../border.ts'
import { registry } from '../registry.ts'
import { App } from '../shell/app.tsx'
import { bakedFacts } from './baked-facts.ts'
import { bakeHttp } from './bake-http.ts'

export interface PageInput {
  readonly profile: Profile
  readonly language: LanguageCode
  readonly build: string
  readonly textsUrl: string
  /** Texts of a namespace in the page's language. */
  readonly texts: (namespace: string) => Texts
  readonly data: BakedPage['data']
  /** What the gateway reports about the site; absent where it was not asked. */
  readonly site?: Facts['site']
}

const bakes = import.meta.glob<Bake<unknown>>('../../plugins/*/*/bake.ts', { eager: true, import: 'default' })

/** Namespaces whose texts are inlined in the page: the kernel's and the first path's. */
const NAMESPACES: readonly string[] = ['kernel', ...criticalPlugins.map(({ manifest }) => manifest.id)]

export const manifests: readonly AnyManifest[] = registry.map(({ manifest }: Plugin) => manifest)

/**
 * What is wrong with manifests of the site's own plugins, and with the values that they contribute. The page
 * does not check these again.
 */
export function pluginProblems(plugins: readonly Plugin[] = registry): readonly PluginError[] {
  const values = new PointValues([...POINT_SCHEMAS, ...pointSchemas])
  return plugins.flatMap(
    (plugin) =>
      checkManifest(plugin) ?? values.checkEntries(plugin.manifest.id, entriesOf(plugin.manifest)) ?? [],
  )
}

/**
 * Runs every plugin's `bake.ts` as a guest of the merchant. A plugin whose bake fails has no baked data.
 *
 * @param warn called once for each failed call, and for a bake that fails by itself
 */
export async function bakeData(
  profile: Profile,
  language: LanguageCode,
  gateway: string,
  warn: (plugin: string, error: unknown, endpoint?: string) => void,
): Promise<BakedPage['data']> {
  const shared = bakeHttp(profile, language, gateway)
  const entries = await Promise.all(
    Object.entries(bakes).map(async ([file, bake]): Promise<readonly [string, unknown]> => {
      const id = file.split('/').slice(-3, -1).join('.')
      const failed = new Set<unknown>()
      const http: Http = {
        call: (endpoint, ...options) =>
          shared.call(endpoint, ...options).catch((error: unknown) => {
            failed.add(error)
            warn(id, error, endpoint.id)
            throw error
          }),
        flush: () => shared.flush(),
      }
      try {
        return [id, await bake({ http, merchant: profile, language, tag: tagOf(language) })]
      } catch (error) {
        if (!failed.has(error)) warn(id, error)
        return [id, undefined]
      }
    }),
  )
  return Object.fromEntries(entries.filter(([, data]) => data !== undefined))
}

export { fetchSiteFacts } from './bake-http.ts'

/** The page's data block, before rendering. */
export function bakedPage({ profile, language, build, textsUrl, texts, data, site }: PageInput): BakedPage {
  return {
    build,
    merchant: {
      id: profile.id,
      code: profile.code,
      name: profile.name,
      currency: profile.currency,
      languages: profile.languages,
      defaultLanguage: profile.defaultLanguage,
      legal: profile.legal,
    },
    language,
    facts: bakedFacts(profile, site),
    textsUrl,
    texts: Object.fromEntries(NAMESPACES.map((namespace) => [namespace, texts(namespace)])),
    data,
    domains: profile.hosts,
    imageCDNs: profile.imageCDNs,
    endpoints: profile.endpoints,
    metadata: inLanguage(profile, language),
    ...(profile.foreign?.length ? { foreign: profile.foreign } : {}),
    inspection: profile.inspection,
  }
}

/** A page that was rendered when it was baked. */
export interface RenderedPage {
  readonly html: string
  /** What the browser hydrates it from. */
  readonly baked: BakedPage
}

/**
 * Renders the app at a path, from the facts that the browser will hydrate it with. Of the plugins' texts the
 * page brings only those that this needed; the browser fetches the others after hydration. The kernel's are
 * all there: they tell what fails.
 */
export async function renderApp(page: BakedPage, path: string): Promise<RenderedPage> {
  const { used, tables } = watchTexts(page.texts)
  const html = await renderHtml({ ...page, texts: tables }, path)
  const texts: Record<string, Texts> = {}
  const partial: string[] = []
  for (const [namespace, table] of Object.entries(page.texts)) {
    const needed = Object.entries(table).filter(([key]) => used.has(`${namespace}/${key}`))
    const whole = namespace === 'kernel' || needed.length === Object.keys(table).length
    texts[namespace] = whole ? table : Object.fromEntries(needed)
    if (!whole) partial.push(namespace)
  }
  return { html, baked: { ...page, texts, ...(partial.length > 0 ? { partialTexts: partial } : {}) } }
}

/** The same tables; `used` fills with `<namespace>/<key>` of each text that is read. */
function watchTexts(texts: BakedPage['texts']): {
  readonly used: ReadonlySet<string>
  readonly tables: BakedPage['texts']
} {
  const used = new Set<string>()
  const watched = ([namespace, table]: readonly [string, Texts]): readonly [string, Texts] => [
    namespace,
    new Proxy(table, {
      get(target, key) {
        used.add(`${namespace}/${String(key)}`)
        return Reflect.get(target, key) as unknown
      },
    }),
  ]
  return { used, tables: Object.fromEntries(Object.entries(texts).map(watched)) }
}

async function renderHtml(baked: BakedPage, path: string): Promise<string> {
  const kernel = createKernel(baked, { location: { pathname: path, search: '', hash: '' } })
  kernel.host.register(criticalPlugins)
  void kernel.host.start()
  for (const { manifest } of prerenderedPlugins) kernel.host.requestActivation(manifest.id)
  const { prelude } = await prerender(<App kernel={kernel} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  const html = await new Response(prelude).text()
  // React completes a suspended boundary with an inline script, which the page's policy would block.
  if (/<script|<!--\$[?!]-->/.test(html)) throw new Error(`BK-SCRIPT: ${path} did not render in one piece`)
  return html
}

/** Titles, descriptions and keywords by path, in one language (RR-05). */
export const pagesOf = (
  profile: Pick<Profile, 'metadata' | 'name' | 'languages' | 'defaultLanguage'>,
  language: LanguageCode,
): Readonly<Record<string, PageMetadata>> =>
  Object.fromEntries(
    Object.keys(profile.metadata).map((path) => [
      path,
      pageMetadata(profile.metadata, profile, path, language),
    ]),
  )

/** The metadata of one language: a page contains only its own. */
const inLanguage = (profile: Profile, language: LanguageCode): BakedPage['metadata'] =>
  Object.fromEntries(
    Object.entries(pagesOf(profile, language)).map(([path, page]) => [path, { [language]: page }]),
  )
