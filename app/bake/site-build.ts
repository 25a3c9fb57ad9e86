import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CodedError } from '@foyer/sdk'
import { digestOf } from '../../plugins/site/update/digest-of.ts'
import { SITE_CHUNKS, type SiteChunks } from '../build/chunks.ts'
import { type ClientManifest, ENTRY, staticClosure } from '../build/client-manifest.ts'
import { SHARED_MODULES } from '../build/shared-modules.ts'
import { readTexts, type TextTable } from '../build/texts.ts'
import { OLDER_SCRIPT } from '../older/older-script.ts'
import { oldScript } from '../older/old-script.ts'
import { bootScript } from '../boot/boot-script.ts'
import type * as Entry from './entry.tsx'

export type ServerBundle = typeof Entry

interface EntryFiles {
  /** Address of the entry module. */
  readonly entry: string
  /** Addresses of what it imports statically. */
  readonly preloads: readonly string[]
  /** Address of the script of the page for old browsers. */
  readonly older: string
  /** The text of its style sheets, to be inlined in the page. */
  readonly css: string
}

/** All that a bake needs of the built site and of the project, whoever the merchant is. */
export interface SiteBuild {
  readonly id: string
  readonly textsUrl: string
  /** Folder of the built client. */
  readonly client: string
  readonly server: ServerBundle
  readonly texts: TextTable
  /** Source of the inline boot script. */
  readonly boot: string
  readonly files: EntryFiles
  readonly importMap: string
  /** Hash of the manifests that announce a newer build (ST-15). */
  readonly assets: string
}

/** Reads the build in `output`, a folder of the project in `root`. Throws `RE-BUILD` where there is none, or `BK-PLUGIN`. */
export async function readSiteBuild(root: string, output: string): Promise<SiteBuild> {
  const folder = join(root, output)
  const { id, textsUrl } = readBuild(folder)
  const server = (await import(pathToFileURL(join(folder, 'server/bake.js')).href)) as ServerBundle
  const [invalidPlugin] = server.pluginProblems()
  if (invalidPlugin) throw new CodedError('BK-PLUGIN', invalidPlugin.message)
  const assetManifest = readFileSync(join(folder, 'client/asset-manifest.json'), 'utf8')
  return {
    id,
    textsUrl,
    client: join(folder, 'client'),
    server,
    texts: readTexts(root),
    boot: oldScript('app/boot/boot.js', bootScript(root)),
    files: entryFiles(folder, ENTRY),
    importMap: importMap(folder),
    // It is served at two addresses (RT-20).
    assets: digestOf([assetManifest, assetManifest]),
  }
}

function readBuild(folder: string): { readonly id: string; readonly textsUrl: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as { id: string; textsUrl: string }
  } catch (cause) {
    throw new CodedError('RE-BUILD', { folder }, { cause })
  }
}

/** The page's import map: which chunk of the client build each shared module is. */
function importMap(output: string): string {
  const file = join(output, 'client', SHARED_MODULES)
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
  const addresses = Object.entries(chunks).map(([name, chunk]) => [name, `/m/${chunk}`])
  return JSON.stringify({ imports: Object.fromEntries(addresses) })
}

/** What a page must name of the client build in `output`, read from Vite's manifest. */
function entryFiles(output: string, source: string): EntryFiles {
  const client = join(output, 'client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as ClientManifest
  if (!manifest[source]) throw new Error(`BK-ENTRY: ${source} is not in the client build`)
  const keys = [...staticClosure(manifest, [source])]
  const [entry = '', ...preloads] = keys.map((key) => `/m/${manifest[key]?.file}`)
  const older = manifest[OLDER_SCRIPT]?.file
  if (older === undefined) throw new Error(`BK-ENTRY: ${OLDER_SCRIPT} is not in the client build`)
  const { styles } = JSON.parse(readFileSync(join(client, SITE_CHUNKS), 'utf8')) as SiteChunks
  return {
    entry,
    preloads,
    older: `/m/${older}`,
    css: styles.map((file) => readFileSync(join(client, file), 'utf8').trim()).join(''),
  }
}
