/**
 * `npm run bake`: reads `merchants/`, asks the gateway for what the first paint shows, and writes each
 * merchant's pages, policy and the nginx maps. It takes seconds, and a new merchant needs no rebuild.
 * `GATEWAY_URL`: a real gateway; else the mock. `--merchants` and `--output`: other folders than `merchants`
 * and `dist`, from the project's root.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { CodedError, type LanguageCode } from '@foyer/sdk'
// Before the server bundle, whose imports run before its own code.
import 'reflect-metadata/lite'
import { pageMetadata } from '../../kernel/profile/page-metadata.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { digestOf } from '../../plugins/site/update/digest-of.ts'
import { ENTRY } from '../build/client-manifest.ts'
import { outputOf, SABOTAGE_OUTPUT } from '../build/output.ts'
import { offeredLanguages } from '../build/offered-languages.ts'
import { readTexts } from '../build/texts.ts'
import { canBeEnabled } from '../document/can-be-enabled.ts'
import { hashSource, renderDocument } from '../document/document.ts'
import { OLDER_SCREEN, screenFile, screensOf } from '../document/negotiate.ts'
import { nginxHeaderMaps, nginxHeaders } from '../document/nginx-headers.ts'
import { nginxMerchants, type ServedMerchant } from '../document/nginx.ts'
import { pageTheme } from '../document/page-theme.ts'
import { contentSecurityPolicy } from '../document/content-security-policy.ts'
import { oldScript } from '../older/old-script.ts'
import { renderOlderPage, renderScriptsOff } from '../older/older-page.ts'
import type * as Entry from './entry.tsx'
import { entryFiles } from './entry-files.ts'
import { favicon } from './favicon.ts'
import { importMap } from './import-map.ts'
import { precompress } from './precompress.ts'
import { profileProblem } from './profile-problem.ts'

type ServerBundle = typeof Entry

const HOME = '/m/home'
const BRAND_FILES = ['logo.svg', 'icon.svg']

const started = performance.now()
const root = process.cwd()
const {
  values: { merchants },
} = parseArgs({
  options: {
    merchants: { type: 'string', default: 'merchants' },
    output: { type: 'string' },
    sabotage: { type: 'boolean' },
  },
})
const output = outputOf(process.argv)
const { id: build, textsUrl } = readJson<{ id: string; textsUrl: string }>(`${output}/build.json`)
const server = (await import(pathToFileURL(join(root, output, 'server/bake.js')).href)) as ServerBundle
const texts = readTexts(root)
const boot = oldScript('app/boot/boot.js')
const files = entryFiles(join(root, output), ENTRY)
const assetManifest = readFileSync(join(root, output, 'client/asset-manifest.json'), 'utf8')
// It is served at two addresses (RT-20).
const assets = digestOf([assetManifest, assetManifest])
const shared = importMap(join(root, output))
const [invalidPlugin] = server.pluginProblems()
if (invalidPlugin) throw new CodedError('BK-PLUGIN', invalidPlugin.message)
const ownPlugins = server.manifests.map((manifest) => manifest.id)
/** Languages that a profile lists and no page offers, a line each. */
const untranslated: string[] = []
const profiles = await Promise.all(merchantIds().map(readProfile))
const gateway = await gatewayAddress()

const served: ServedMerchant[] = []
/** Pages that lack data of a plugin or of the site, a line each: the browser asks for it. */
const incomplete: string[] = []
for (const { id, profile } of profiles) {
  const folder = join(root, output, 'site', id)
  rmSync(folder, { recursive: true, force: true })
  const theme = pageTheme(readFileSync(join(root, merchants, id, 'theme.css'), 'utf8'))
  for (const language of profile.languages) await bakeLanguage(profile, language, folder, theme)
  mkdirSync(join(root, output, 'brand', id), { recursive: true })
  for (const file of BRAND_FILES)
    cpSync(join(root, merchants, id, file), join(root, output, 'brand', id, file))
  const icon = await favicon(readFileSync(join(root, merchants, id, 'icon.svg')))
  writeFileSync(join(root, output, 'brand', id, 'favicon.png'), icon)
  for (const language of profile.languages)
    write(
      join(root, output, 'brand', id),
      `metadata.${language}.json`,
      JSON.stringify(server.pagesOf(profile, language)),
    )
  const manifests = server.manifests.filter((manifest) => canBeEnabled(manifest, profile))
  const scripts = profile.foreign?.length ? [boot, shared] : [boot]
  served.push({
    profile,
    policy: contentSecurityPolicy(profile, manifests, scripts.map(hashSource), gateway.isMock),
  })
}
write(join(root, output, 'deploy'), 'merchants.conf', `${nginxMerchants(served)}\n${nginxHeaderMaps()}\n`)
write(join(root, output, 'deploy'), 'headers.conf', nginxHeaders())
write(
  join(root, output, 'deploy'),
  'merchants.json',
  JSON.stringify(
    served.map(({ profile, policy }) => ({
      id: profile.id,
      hosts: profile.hosts,
      languages: profile.languages,
      defaultLanguage: profile.defaultLanguage,
      screens: screensOf(profile),
      policy,
    })),
  ),
)
// Not for the tests' own build: it would only cost time.
if (output !== SABOTAGE_OUTPUT)
  for (const folder of ['site', 'brand', 'client']) precompress(join(root, output, folder))
await gateway.close()
console.log(`baked ${served.length} merchants in ${Math.round(performance.now() - started)} ms`)
if (untranslated.length > 0)
  console.warn(`${untranslated.length} languages are not offered:\n  ${untranslated.join('\n  ')}`)
if (incomplete.length > 0)
  console.warn(`${incomplete.length} without the gateway’s data:\n  ${incomplete.join('\n  ')}`)

async function bakeLanguage(
  profile: Profile,
  language: LanguageCode,
  folder: string,
  theme: string,
): Promise<void> {
  const data = await server.bakeData(profile, language, gateway.url, (plugin, error, endpoint = 'data') =>
    incomplete.push(`BK-DATA ${profile.id} ${language}: ${plugin} lacks ${endpoint}: ${String(error)}`),
  )
  const site = await server.fetchSiteFacts(profile, gateway.url).catch((error: unknown) => {
    incomplete.push(`BK-SITE ${profile.id}: the gateway gives no status of the site: ${String(error)}`)
    return {}
  })
  const input = {
    site,
    profile,
    language,
    build,
    textsUrl,
    texts: (namespace: string) => texts.of(language, namespace),
  }
  const older = { profile, language, texts: input.texts, script: files.older.page }
  // A page that the profile does not mention has no path of its own.
  const pages: readonly (readonly [file: string, path: string | undefined, data: typeof data])[] = [
    ['home.html', HOME, data],
    ['index.html', undefined, {}],
    ...screensOf(profile).map((screen) => [screenFile(screen), `/m/${screen}`, {}] as const),
  ]
  for (const [file, path, pageData] of pages) {
    const page = server.bakedPage({ ...input, data: pageData })
    const { html: app, baked } =
      path === HOME ? await server.renderApp(page, path) : { html: '', baked: page }
    const html = renderDocument({
      profile,
      language,
      baked,
      boot,
      metadata: pageMetadata(profile.metadata, profile, path ?? '*', language),
      canonical: path,
      css: files.css + theme,
      entry: files.entry,
      preloads: files.preloads,
      older: files.older.choose,
      withoutScript: renderScriptsOff(older),
      assets,
      importMap: profile.foreign?.length ? shared : undefined,
      app,
    })
    write(join(folder, language), file, html)
  }
  write(join(folder, language), screenFile(OLDER_SCREEN), renderOlderPage(older))
}

function merchantIds(): string[] {
  return readdirSync(join(root, merchants), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, merchants, entry.name, 'profile.ts')))
    .map((entry) => entry.name)
}

/** Reads a merchant's profile, with the languages that have texts; throws if it is not valid. */
async function readProfile(id: string): Promise<{ readonly id: string; readonly profile: Profile }> {
  const file = pathToFileURL(join(root, merchants, id, 'profile.ts'))
  const { profile } = (await import(file.href)) as { profile: Profile }
  const problem = profileProblem(profile, ownPlugins)
  if (problem) throw problem
  const { offered, withheld } = offeredLanguages(profile, texts)
  for (const { language, namespaces } of withheld)
    untranslated.push(
      `BK-TEXTS ${id} ${language}: no texts in ${namespaces.slice(0, 3).join(', ')}${namespaces.length > 3 ? ` and ${namespaces.length - 3} more` : ''}`,
    )
  return { id, profile: { ...profile, languages: offered } }
}

interface GatewayAddress {
  readonly url: string
  readonly isMock: boolean
  close(): Promise<void>
}
async function gatewayAddress(): Promise<GatewayAddress> {
  const url = process.env['GATEWAY_URL']
  if (url) return { url, isMock: false, close: async () => {} }
  const { startGateway } = await import('../../mocks/adapters/node-server.ts')
  const { port, close } = await startGateway({ port: 0 })
  return { url: `http://127.0.0.1:${port}`, isMock: true, close }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as T
}

function write(folder: string, file: string, content: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), content)
}
