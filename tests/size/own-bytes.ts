import { addressesOf, type ClientManifest, staticClosure } from '../../app/build/client-manifest.ts'

const pluginOf = (part: string): string | undefined => /^plugins\/[^/]+\/[^/]+\//.exec(part)?.[0]

/** What a lazy part of a plugin adds to the page, itself and its styles. */
export interface PartBytes {
  readonly part: string
  readonly bytes: number
}

/**
 * The bytes of each lazy part that are its own plugin's: without what every page has early, and without what another
 * plugin's parts need as well.
 *
 * @param lazy the key of the chunk of each module that is imported lazily, by its source file
 * @param sizeOf bytes of a file of the client, by its path there
 */
export function ownBytes(
  manifest: ClientManifest,
  lazy: ReadonlyMap<string, string>,
  early: ReadonlySet<string>,
  sizeOf: (file: string) => number,
): readonly PartBytes[] {
  const parts = [...lazy].filter(([part, key]) => pluginOf(part) !== undefined && !early.has(key))
  const closures = new Map(parts.map(([part, key]) => [part, staticClosure(manifest, [key])]))
  const users = new Map<string, Set<string | undefined>>()
  for (const [part, chunks] of closures)
    for (const chunk of chunks) {
      const plugins = users.get(chunk) ?? new Set()
      users.set(chunk, plugins.add(pluginOf(part)))
    }
  return parts.map(([part]) => {
    const own = [...(closures.get(part) ?? [])].filter((key) => !early.has(key) && users.get(key)?.size === 1)
    const files = addressesOf(manifest, own).map((address) => address.slice('/m/'.length))
    return { part, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) }
  })
}
