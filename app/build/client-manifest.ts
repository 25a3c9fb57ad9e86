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
