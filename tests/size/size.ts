/** `npm run size`: the bytes of the built site against the budgets below; exits 1 over one. KB = 1000 bytes, brotli. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { addressesOf, type ClientManifest, ENTRY, staticClosure } from '../../app/build/client-manifest.ts'
import { SOON_CHUNK } from '../../app/build/chunks.ts'
import { checksBytes, hostBytes } from './host-bytes.ts'
import { readPartsAhead } from '../../app/build/lazy-parts.ts'
import { offPluginBytes } from './off-plugin.ts'

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as ClientManifest
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
const registryOnly = [...staticClosure(manifest, ['app/after-hydration.ts'])].filter(
  (key) => !hydration.has(key),
)

/** What every page has fetched before the fifth second. */
const early = staticClosure(manifest, [
  ENTRY,
  'app/after-hydration.ts',
  ...Object.keys(manifest).filter((key) => manifest[key]?.name === SOON_CHUNK),
])
const ahead = addressesOf(
  manifest,
  [...staticClosure(manifest, readPartsAhead(process.cwd()))].filter((key) => !early.has(key)),
).map((address) => address.slice('/m/'.length))

/** The plugin `site.reports`, without what every page has by then. */
const reports = Object.keys(manifest).filter(
  (key) => key.startsWith('plugins/site/reports/') && !early.has(key),
)

const SITE = 'dist/www/current/site'
const pages = readdirSync(SITE).flatMap((merchant) =>
  readdirSync(`${SITE}/${merchant}`, { withFileTypes: true })
    .filter((item) => item.isDirectory() && existsSync(`${SITE}/${merchant}/${item.name}/home.html`))
    .map(({ name }) => ({
      page: `${merchant}/${name}`,
      bytes: brotli(readFileSync(`${SITE}/${merchant}/${name}/home.html`)),
    })),
)
const heaviest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most))

/** With the hooks of the border, which checks everything that plugins give. */
const HOST_BUDGET = 8_600
/** The border itself and the schemas of points, which load with the registry: what they were in issue 12, rounded up. */
const CHECKS_BUDGET = 4_900

const olderManifest = JSON.parse(readFileSync('dist/older/.vite/manifest.json', 'utf8')) as ClientManifest
const olderBytes = [...staticClosure(olderManifest, [ENTRY])]
  .map((key) => sizeOf(olderManifest[key]?.file ?? ''))
  .reduce((sum, bytes) => sum + bytes, 0)
const functionBytes = readdirSync('dist/client/assets/older')
  .filter((file) => /^functions-[\w-]{8}\.js$/.test(file))
  .reduce((sum, file) => sum + sizeOf(`assets/older/${file}`), 0)

const off = await offPluginBytes(process.cwd())
const rows: readonly (readonly [what: string, bytes: number, budget?: number])[] = [
  [`HTML of /m/home, heaviest page (${heaviest.page})`, heaviest.bytes, 14_000],
  ['JS to hydrate guest home', total(hydration), 120_500],
  ...[...hydration].map(
    (key) => [`  ${manifest[key]?.name ?? key}`, sizeOf(manifest[key]?.file ?? '')] as const,
  ),
  ['after hydration: second half of the boot, all manifests', total(registryOnly), 9_250],
  [
    'fetched ahead, after the fifth second or at the first touch, with styles',
    ahead.reduce((sum, file) => sum + sizeOf(file), 0),
    60_000,
  ],
  [
    'reports of players’ pages: the plugin, its settings and web-vitals, fetched when idle',
    total(reports),
    4_500,
  ],
  ['second target: JS to hydrate guest home', olderBytes, 125_000],
  ['functions that older browsers lack', functionBytes, 16_000],
  ['plugin host and SDK core, without the checks and tsyringe', await hostBytes(process.cwd()), HOST_BUDGET],
  [
    'checks of the host and schemas of points, loaded after the registry',
    await checksBytes(process.cwd()),
    CHECKS_BUDGET,
  ],
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
