import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CodedError } from '@foyer/sdk'
import { digestOf } from '../../plugins/site/update/digest-of.ts'
import { ENTRY } from '../build/client-manifest.ts'
import { readTexts, type TextTable } from '../build/texts.ts'
import { oldScript } from '../older/old-script.ts'
import { type EntryFiles, entryFiles } from './entry-files.ts'
import type * as Entry from './entry.tsx'
import { importMap } from './import-map.ts'

export type ServerBundle = typeof Entry

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
  /** Digest of what makes a page of its data: another one means other pages from the same inputs. */
  readonly code: string
}

/** Folders whose modules make the pages, besides the server bundle. */
const PAGE_CODE = ['app/bake', 'app/document', 'app/older', 'app/release']

/** Reads the build in `output`, a folder of the project in `root`. Throws `RE-BUILD` where there is none, or `BK-PLUGIN`. */
export async function readSiteBuild(root: string, output: string): Promise<SiteBuild> {
  const folder = join(root, output)
  const { id, textsUrl } = readBuild(folder)
  const bundle = join(folder, 'server/bake.js')
  const server = (await import(pathToFileURL(bundle).href)) as ServerBundle
  const [invalidPlugin] = server.pluginProblems()
  if (invalidPlugin) throw new CodedError('BK-PLUGIN', invalidPlugin.message)
  const assetManifest = readFileSync(join(folder, 'client/asset-manifest.json'), 'utf8')
  const boot = oldScript('app/boot/boot.js')
  return {
    id,
    textsUrl,
    client: join(folder, 'client'),
    server,
    texts: readTexts(root),
    boot,
    files: entryFiles(folder, ENTRY),
    importMap: importMap(folder),
    // It is served at two addresses (RT-20).
    assets: digestOf([assetManifest, assetManifest]),
    code: digestOfFiles([bundle, ...PAGE_CODE.flatMap((part) => sourcesOf(join(root, part)))], boot),
  }
}

function readBuild(folder: string): { readonly id: string; readonly textsUrl: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as { id: string; textsUrl: string }
  } catch (cause) {
    throw new CodedError('RE-BUILD', { folder }, { cause })
  }
}

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .sort()
    .map((file) => join(folder, file))

function digestOfFiles(files: readonly string[], ...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}
