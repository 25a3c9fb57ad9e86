/** Bytes of each file of each plugin, as they are served: by the plugin's id, then by the file's path. Written by the build. */
export type PluginFiles = Readonly<Record<string, Readonly<Record<string, number>>>>

export interface PluginBytes {
  /** Of what the page has loaded. */
  readonly loaded: number
  /** With what it has not; absent on the development server, which makes each module when it is asked for. */
  readonly total?: number
}

/** A file that a page has loaded. */
export interface LoadedFile {
  /** Its address. */
  readonly name: string
  readonly decodedBodySize: number
}

const SOURCE = /\/m\/plugins\/([^/]+)\/([^/]+)\//

/** The bytes of each plugin's own code and styles; a plugin that shares all its files has none of its own. */
export function pluginBytes(
  loaded: readonly LoadedFile[],
  files: PluginFiles | undefined,
): ReadonlyMap<string, PluginBytes> {
  if (!files) return sourceBytes(loaded)
  const paths = new Set(loaded.map(({ name }) => new URL(name).pathname))
  return new Map(
    Object.entries(files).map(([id, own]) => {
      const sizes = Object.entries(own)
      const sum = (some: typeof sizes): number => some.reduce((all, [, bytes]) => all + bytes, 0)
      return [id, { loaded: sum(sizes.filter(([path]) => paths.has(path))), total: sum(sizes) }]
    }),
  )
}

/** On the development server an address is that of the source. */
function sourceBytes(loaded: readonly LoadedFile[]): ReadonlyMap<string, PluginBytes> {
  const bytes = new Map<string, PluginBytes>()
  for (const { name, decodedBodySize } of loaded) {
    const [, area, plugin] = SOURCE.exec(name) ?? []
    if (area === undefined || plugin === undefined) continue
    const id = `${area}.${plugin}`
    bytes.set(id, { loaded: (bytes.get(id)?.loaded ?? 0) + decodedBodySize })
  }
  return bytes
}

const KILO = 1_000

/** `840 B`, `3.2 kB`, `0 B of 3.2 kB` */
export function bytesText({ loaded, total }: PluginBytes): string {
  const one = (bytes: number): string => (bytes < KILO ? `${bytes} B` : `${(bytes / KILO).toFixed(1)} kB`)
  return total === undefined || total === loaded ? one(loaded) : `${one(loaded)} of ${one(total)}`
}
