/** `npm run size`: the bytes of the built site against the budgets below; exits 1 over one. KB = 1000 bytes, brotli. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { addressesOf, type ClientManifest, ENTRY, staticClosure } from '../../app/build/client-manifest.ts'
import { SITE_CHUNKS, type SiteChunks, SOON } from '../../app/build/chunks.ts'
import { readMerchantFolders } from '../../app/bake/check/read-merchant-folders.ts'
import { BAKED_BLOCK_ID } from '../../app/document/document.ts'
import { checksBytes, hostBytes } from './host-bytes.ts'
import { manifestFiles, offPluginBytes } from './off-plugin.ts'
import { ownBytes } from './own-bytes.ts'
import type { ProfileSource } from '../../kernel/profile/profile.ts'

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as ClientManifest
const { lazy: lazyFiles } = JSON.parse(readFileSync(`dist/client/${SITE_CHUNKS}`, 'utf8')) as SiteChunks
/** Keys of the chunks of all lazy modules, by their source files. */
const lazy = new Map(
  Object.entries(lazyFiles).map(([source, file]) => [
    source,
    Object.keys(manifest).find((key) => manifest[key]?.file === file) ?? file,
  ]),
)
const brotli = (data: Buffer): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const sizes = new Map<string, number>()
const sizeOf = (file: string): number => {
  let size = sizes.get(file)
  if (size === undefined) sizes.set(file, (size = brotli(readFileSync(`dist/client/${file}`))))
  return size
}
const total = (keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0)

const hydration = staticClosure(manifest, [ENTRY])
/** What every page has fetched before the tenth second. */
const early = staticClosure(manifest, [ENTRY, lazy.get(SOON) ?? SOON])
/** Sources of the parts that plugins name as fetched ahead. */
const aheadSources = manifestFiles(process.cwd()).flatMap((file) => {
  const [, parts = ''] = /plugin\(manifest, [^,]+, \[([^\]]+)\]/.exec(readFileSync(file, 'utf8')) ?? []
  return [...parts.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) =>
    relative(process.cwd(), join(dirname(file), path)),
  )
})
const ahead = addressesOf(
  manifest,
  [
    ...staticClosure(
      manifest,
      aheadSources.map((source) => lazy.get(source) ?? source),
    ),
  ].filter((key) => !early.has(key)),
).map((address) => address.slice('/m/'.length))

/** The plugin `site.reports`, without what every page has by then. */
const reports = new Set(
  [...lazy]
    .filter(([source, key]) => source.startsWith('plugins/site/reports/') && !early.has(key))
    .map(([, key]) => key),
)

/** The first answer of a connection (PF-01). */
const HOME_BYTES = 14_000
const SITE = 'dist/www/current/site'
const pages = readdirSync(SITE).flatMap((merchant) =>
  readdirSync(`${SITE}/${merchant}`, { withFileTypes: true })
    .filter((item) => item.isDirectory() && existsSync(`${SITE}/${merchant}/${item.name}/home.html`))
    .map(({ name }) => ({
      page: `${merchant}/${name}`,
      // As the server sends it: pages have levels of their own.
      bytes: statSync(`${SITE}/${merchant}/${name}/home.html.br`).size,
    })),
)
const heaviest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most))
/** A brand that lost a language's page would be measured without it. */
const unmade = (await readMerchantFolders(process.cwd(), 'merchants'))
  .flatMap(({ profile }) => ('value' in profile ? [profile.value as ProfileSource] : []))
  .flatMap(({ id, languages }) => languages.map((language) => `${id}/${language}`))
  .filter((page) => !pages.some((made) => made.page === page))
if (unmade.length > 0) throw new Error(`no page was made of ${unmade.join(', ')}`)
/** The texts of the guest's home in one language, as its page has them. */
const texts = pages.map(({ page }) => {
  const html = readFileSync(`${SITE}/${page}/home.html`, 'utf8')
  const block = html.split(`id="${BAKED_BLOCK_ID}">`)[1]?.split('</script>')[0] ?? ''
  const { texts: own } = JSON.parse(block) as { readonly texts: object }
  return { page, bytes: brotli(Buffer.from(JSON.stringify(own))) }
})
const mostTexts = texts.reduce((most, page) => (page.bytes > most.bytes ? page : most))

/** With the hooks of the border, which checks everything that plugins give. */
const HOST_BUDGET = 8_600
/** The border itself and the schemas of points, which load with the registry: what they were in issue 12, and the member area's menu. */
const CHECKS_BUDGET = 3_800

/** Firebase's own code, which the owner named, and no screen. */
const NO_SCREEN = /^plugins\/(?:account\/identity-firebase\/|push\/fcm\/fcm-messaging)/
/** What a pop-up or prompt has of its own before it is shown. */
const POP_UP = /^plugins\/(?:popups|install|push)\//
const parts = ownBytes(manifest, lazy, early, sizeOf).filter(({ part }) => !NO_SCREEN.test(part))
const most = (given: typeof parts) => given.reduce((one, each) => (each.bytes > one.bytes ? each : one))
const largest = most(parts)
const largestPopUp = most(parts.filter(({ part }) => POP_UP.test(part)))

/** Fetched when the page is idle; what only the merchant's console needs of it is a part of its own. */
const trackingRouter = manifest[lazy.get('plugins/tracking/router/router.ts') ?? '']
if (!trackingRouter) throw new Error('the build has no chunk of the tracking router')

const off = await offPluginBytes(process.cwd())
const rows: readonly (readonly [what: string, bytes: number, budget?: number])[] = [
  [`HTML of /m/home, heaviest page (${heaviest.page})`, heaviest.bytes, HOME_BYTES],
  [`texts of the guest’s home in one language, most (${mostTexts.page})`, mostTexts.bytes, 4_000],
  ['JS to hydrate guest home', total(hydration), 122_300],
  ...[...hydration].map(
    (key) => [`  ${manifest[key]?.name ?? key}`, sizeOf(manifest[key]?.file ?? '')] as const,
  ),
  [
    'soon after hydration: second half of the boot, all manifests, what every page starts',
    total([...early].filter((key) => !hydration.has(key))),
    33_000,
  ],
  [
    'fetched ahead, after the tenth second or at the first touch, with styles',
    ahead.reduce((sum, file) => sum + sizeOf(file), 0),
    60_000,
  ],
  [
    'reports of players’ pages: the plugin, its settings and web-vitals, fetched when idle',
    total(reports),
    4_600,
  ],
  ['tracking router, fetched when idle', sizeOf(trackingRouter.file), 5_300],
  ['plugin host and SDK core, without the checks and tsyringe', await hostBytes(process.cwd()), HOST_BUDGET],
  [
    'checks of the host and schemas of points, loaded after the registry',
    await checksBytes(process.cwd()),
    CHECKS_BUDGET,
  ],
  [`what a screen has of its own, most (${largest.part})`, largest.bytes, 15_000],
  [`what a pop-up has of its own, most (${largestPopUp.part})`, largestPopUp.bytes, 12_000],
  ['a plugin that is off, mean', off.mean, 130],
  [`a plugin that is off, most (${off.of})`, off.most],
]
let over = 0
for (const [what, bytes, budget] of rows) {
  const mark = budget === undefined ? '' : bytes > budget ? `  OVER ${budget}` : `  of ${budget}`
  if (budget !== undefined && bytes > budget) over++
  console.log(`${String(bytes).padStart(8)}  ${what}${mark}`)
}
process.exitCode = over > 0 ? 1 : 0
