/** The source of the site's entry. */
export const ENTRY = 'app/main.tsx'

/** A chunk in Vite's manifest, and its key there: the source file, or a name of the build's own. */
export interface BuiltChunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type ClientManifest = Readonly<Record<string, BuiltChunk>>

/** The chunks with these keys and all that they import statically. */
export function staticClosure(manifest: ClientManifest, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [...keys]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (found.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk ${key}`)
    found.add(key)
    queue.push(...(chunk.imports ?? []))
  }
  return found
}

/** Addresses of the chunks' files, style sheets with them. */
export const addressesOf = (manifest: ClientManifest, keys: Iterable<string>): readonly string[] =>
  [...new Set([...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()))]
    .map((file) => `/m/${file}`)
    .sort()

/**
 * What the worker fetches when it is installed: the entry and these chunks, each with its imports. Every other file is
 * cached when a page has loaded it.
 *
 * @param chunks files that an offline start needs (`SiteChunks.offline`)
 */
export function precacheAddresses(manifest: ClientManifest, chunks: readonly string[]): readonly string[] {
  const keys = chunks.map((file) => {
    const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.file === file)
    if (key === undefined) throw new Error(`The build has no chunk ${file}`)
    return key
  })
  return addressesOf(manifest, staticClosure(manifest, [ENTRY, ...keys]))
}

/** `asset-manifest.json`, in the form that the operator's other tools know from Create React App (RT-20). */
interface AssetManifest {
  /** Changes with any file of the build, texts included. */
  readonly build: string
  /** The files of the entry only: every page fetches this manifest, and `build` covers the rest. */
  readonly files: Readonly<Record<string, string>>
  readonly entrypoints: readonly string[]
}

export function assetManifest(manifest: ClientManifest, build: string, textsUrl: string): AssetManifest {
  const entry = manifest[ENTRY]?.file ?? ''
  const imported = [...staticClosure(manifest, [ENTRY])].flatMap((key) => manifest[key]?.file ?? [])
  const entrypoints = [...imported.filter((file) => file !== entry).sort(), entry]
  const named = entrypoints.map((file) => [file.replace(/^assets\/|-[\w-]{8}(?=\.)/g, ''), `/m/${file}`])
  return { build, files: Object.fromEntries([...named, ['texts', textsUrl]]), entrypoints }
}
