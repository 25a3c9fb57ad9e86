/**
 * `npm run build`: neutral assets, texts and the server bundle that bakes pages. No merchant is known here.
 * `--sabotage`: the tests' own build, in which plugins can be made to fail, in a folder of its own.
 * What is served (`www`) stays as it is until the bake.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { LANGUAGE_CODES, tagOf } from '../../kernel/i18n/languages.ts'
import { assetManifest, type ClientManifest, precacheAddresses } from './client-manifest.ts'
import { SITE_CHUNKS, type SiteChunks } from './chunks.ts'
import { outputOf, SABOTAGE_OUTPUT } from './output.ts'
import { pluginFiles } from './plugin-files.ts'
import { readTexts } from './texts.ts'
import { buildWorker } from './build-worker.ts'
import { compressFolder } from '../release/compress.ts'

const root = process.cwd()
const output = outputOf(process.argv)
const sabotage = output === SABOTAGE_OUTPUT
const shared = {
  logLevel: 'warn',
  configLoader: 'native',
  configFile: sabotage ? 'harness/sabotage/vite.config.ts' : 'vite.config.ts',
} as const
for (const part of ['client', 'server', 'harness', 'build.json'])
  rmSync(join(root, output, part), { recursive: true, force: true })
await build({ ...shared, build: { outDir: join(root, output, 'client') } })
await build({
  ...shared,
  build: {
    ssr: true,
    outDir: join(root, output, 'server'),
    rolldownOptions: { input: { bake: 'app/bake/entry.tsx' } },
  },
  ssr: { noExternal: ['@foyer/sdk'] },
})

// For developers and merchants, served by preview only; no server configuration knows it.
await build({
  configFile: 'harness/vite.config.ts',
  configLoader: 'native',
  logLevel: 'warn',
  mode: sabotage ? 'sabotage' : 'production',
  build: { outDir: join(root, output, 'harness') },
})

const texts = readTexts(root)
for (const language of LANGUAGE_CODES)
  for (const namespace of texts.namespaces)
    write(
      `${output}/client/t/${texts.hash}/${tagOf(language)}/${namespace}.json`,
      JSON.stringify(texts.of(language, namespace)),
    )

const manifest = readFileSync(join(root, output, 'client/.vite/manifest.json'), 'utf8')
const id = createHash('sha256').update(manifest).update(texts.hash).digest('hex').slice(0, 12)
const textsUrl = `/m/t/${texts.hash}/`
write(`${output}/build.json`, JSON.stringify({ id, textsUrl }))
const chunks = JSON.parse(manifest) as ClientManifest
write(`${output}/client/asset-manifest.json`, JSON.stringify(assetManifest(chunks, id, textsUrl)))
const { offline, lazy } = JSON.parse(
  readFileSync(join(root, output, 'client', SITE_CHUNKS), 'utf8'),
) as SiteChunks
await buildWorker(join(root, output, 'client'), {
  id,
  files: precacheAddresses(chunks, offline),
})
// The tests' own build is served to no player.
if (!sabotage) await compressFolder(join(root, output, 'client'))
// For the inspector: bytes of each plugin's files, as they are served.
write(
  `${output}/harness/plugin-files.json`,
  JSON.stringify(
    Object.fromEntries(
      Object.entries(pluginFiles(lazy, chunks)).map(([plugin, files]) => [
        plugin,
        Object.fromEntries(files.map((file) => [`/m/${file}`, servedBytes(file)])),
      ]),
    ),
  ),
)
console.log(`built ${id}`)

function servedBytes(file: string): number {
  const path = join(root, output, 'client', file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function write(file: string, content: string): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
