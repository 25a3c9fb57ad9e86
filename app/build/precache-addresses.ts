import { addressesOf, type ClientManifest, ENTRY, staticClosure } from './client-manifest.ts'

/**
 * What the worker fetches when it is installed: the entry, and the chunks that `app/lazy-parts.ts` lists for
 * it, each with its imports. Every other file is cached when a page has loaded it: a plugin that is off for a
 * merchant costs nothing here either (KN-01).
 */
export function precacheAddresses(manifest: ClientManifest, chunks: readonly string[]): readonly string[] {
  const keys = chunks.map((file) => {
    const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.file === file)
    if (key === undefined) throw new Error(`The build has no chunk ${file}`)
    return key
  })
  return addressesOf(manifest, staticClosure(manifest, [ENTRY, ...keys]))
}
