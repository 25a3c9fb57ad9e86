import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ClientManifest } from './client-manifest.ts'

/** A file of a client build, by its path in `client/`. */
interface ClientFile {
  readonly path: string
  readonly content: Buffer
}

/**
 * Reads the assets and texts of the build that is deployed now (`PREVIOUS_BUILD=<its folder>`): pages of it
 * are still open in browsers, and ask for what they have not loaded yet. It reads only that build's own
 * files, not those of the build before it: only the last two builds are served. Empty where the folder
 * contains no build.
 */
export function readPreviousBuild(folder: string): readonly ClientFile[] {
  const client = join(folder, 'client')
  const manifestFile = join(client, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return []
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as ClientManifest
  const { textsUrl } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as { textsUrl: string }
  const texts = textsUrl.replace('/m/', '')
  const paths = [
    ...Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
    ...readdirSync(join(client, texts), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(texts, file)),
  ]
  return [...new Set(paths)]
    .filter((path) => existsSync(join(client, path)))
    .map((path) => ({ path, content: readFileSync(join(client, path)) }))
}

/** Copies them beside the new build's files; a file of both builds is the same in both. */
export function copyPreviousAssets(files: readonly ClientFile[], client: string): void {
  for (const { path, content } of files) {
    const target = join(client, path)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}
