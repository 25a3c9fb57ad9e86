import type { ClientManifest } from './client-manifest.ts'

const PLUGIN = /^plugins\/([^/]+)\/([^/]+)\//

/**
 * The files of each plugin's own lazy parts, styles with them, by the plugin's id: paths in the client's folder. What plugins share, or
 * the first page has, is no single plugin's.
 *
 * @param lazy file of each module that is imported lazily, by its source
 */
export function pluginFiles(
  lazy: Readonly<Record<string, string>>,
  manifest: ClientManifest,
): Readonly<Record<string, readonly string[]>> {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const owners = new Map<string, Set<string>>()
  const files = new Map<string, Set<string>>()
  for (const [source, file] of Object.entries(lazy)) {
    const [, area, name] = PLUGIN.exec(source) ?? []
    if (area === undefined || name === undefined) continue
    const id = `${area}.${name}`
    owners.set(file, (owners.get(file) ?? new Set()).add(id))
    files.set(id, (files.get(id) ?? new Set()).add(file))
  }
  return Object.fromEntries(
    [...files].map(([id, own]) => [
      id,
      [...own]
        .filter((file) => owners.get(file)?.size === 1)
        .flatMap((file) => [file, ...(chunks.get(file)?.css ?? [])])
        .sort(),
    ]),
  )
}
