import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { pluginChunk, SHARED_CHUNKS } from './shared-chunks.ts'
import { type Graph, staticImports } from './static-imports.ts'

/** The module of what every page needs soon after hydration; it and all that it imports is one chunk. */
export const SOON = 'app/soon.ts'

/** Packages of the chunk `react`: they change together, and rarely. */
const REACT_PACKAGES = /\/node_modules\/(?:react|react-dom|scheduler)\//
/** Folders of the chunk `kernel`. */
const KERNEL_FOLDERS = ['kernel', 'sdk/src']
/**
 * Other files of it: the polyfill that tsyringe needs before it runs, and the contracts of areas, or a lazy chunk that
 * imports one would import the entry.
 */
const KERNEL_FILES =
  /^(?:node_modules\/reflect-metadata\/ReflectLite\.js|plugins\/[^/]+\/(?:(?:contract|shared)\/)?[^/]+\.ts)$/

/**
 * Three chunks of what every page has: `react` and `kernel`, which the entry imports, so that a change in a plugin
 * re-hashes neither, and `soon`. All else is split by the bundler, where an `import()` stands; what several of these
 * parts share is joined by its folder. Modules that are only imported lazily stay out of `react` and `kernel`, or they
 * would not be lazy.
 */
export function chunkGroups(root: string, entry: string) {
  for (const folder of KERNEL_FOLDERS)
    if (!existsSync(join(root, folder)))
      throw new Error(`The build's chunks name ${folder}, which does not exist`)
  const isKernel = (file: string): boolean =>
    KERNEL_FILES.test(file) ||
    (!file.endsWith('.css') && KERNEL_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
  const importsOf = (file: string): ((graph: Graph) => ReadonlySet<string>) => {
    let found: ReadonlySet<string> | undefined
    return (graph) => (found ??= staticImports(root, graph, [join(root, file)]))
  }
  const firstPath = importsOf(entry)
  const soon = importsOf(SOON)
  /** Whether a file of the folder is; that plugin's chunk would include it, as all that the plugin imports. */
  const isOnFirstPath = (graph: Graph, folder: string): boolean =>
    [...firstPath(graph)].some((id) => id.startsWith(`${folder}/`))
  const group = (debugName: string, name: (id: string, graph: Graph) => string | null) => ({
    debugName,
    name,
  })
  return {
    groups: [
      // Before `kernel`, which would include React as one of its imports.
      { name: 'react', test: (id: string): boolean => REACT_PACKAGES.test(id), priority: 1 },
      group('kernel', (id, graph) =>
        firstPath(graph).has(id) && isKernel(relative(root, id)) ? 'kernel' : null,
      ),
      {
        ...group('soon', (id, graph) => (soon(graph).has(id) && !firstPath(graph).has(id) ? 'soon' : null)),
        // It would include what of the entry is in no group.
        includeDependenciesRecursively: false,
      },
      // Before the plugins' own, which would include them.
      ...SHARED_CHUNKS.map((chunkOf, index) => ({
        ...group(`shared ${index}`, (id, graph) =>
          firstPath(graph).has(id) ? null : chunkOf(relative(root, id)),
        ),
        minShareCount: 2,
      })),
      group('plugins', (id, graph) =>
        isOnFirstPath(graph, dirname(id)) ? null : pluginChunk(relative(root, id)),
      ),
    ],
  }
}

/** A manifest loads its plugin's own parts, which a plugin that is off must not cost (KN-01). */
const MANIFEST = /^plugins\/[^/]+\/[^/]+\/manifest\.ts$/

/**
 * What an offline start needs beside the entry: `soon`, and each part that a module of the two imports lazily. Of
 * plugins, what those import whose code is in the entry: they are on for every merchant.
 */
export function offlineParts(root: string, entry: string, graph: Graph): readonly string[] {
  const firstPath = staticImports(root, graph, [join(root, entry)])
  const early = staticImports(root, graph, [join(root, entry), join(root, SOON)])
  const isInEntry = (manifest: string): boolean =>
    graph.getModuleInfo(manifest)?.dynamicallyImportedIds.some((id) => firstPath.has(id)) ?? false
  const parts = [...early]
    .filter((id) => !MANIFEST.test(relative(root, id)) || isInEntry(id))
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  return [...new Set(parts)].filter((id) => !firstPath.has(id))
}

/** Written beside Vite's manifest: what that leaves out. */
export const SITE_CHUNKS = '.vite/site-chunks.json'
export interface SiteChunks {
  /** The style sheets of the first path, in order. */
  readonly styles: readonly string[]
  /** The chunks that the service worker fetches when it is installed, without the entry's. */
  readonly offline: readonly string[]
  /** The chunk of each module that is imported lazily, by its source: Vite's manifest leaves out those that share one. */
  readonly lazy: Readonly<Record<string, string>>
}

/**
 * Writes `SITE_CHUNKS`. Keeps the first path's files out of what lazy chunks preload: its scripts run already and its
 * styles are inlined in the page; a second copy would cost a request and follow the merchant's theme.
 */
export function siteChunks(root: string, entry: string) {
  const files = new Set<string>()
  const styles = new Set<string>()
  const plugin: Plugin = {
    name: 'foyer:site-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const visit = (name: string): void => {
          const chunk = chunks.find(({ fileName }) => fileName === name)
          if (!chunk || files.has(name)) return
          files.add(name)
          chunk.imports.forEach(visit)
          // Vite preloads what it finds here, whatever `resolveDependencies` says.
          for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css)
          chunk.viteMetadata?.importedCss.clear()
        }
        for (const { fileName, isEntry, facadeModuleId } of chunks)
          if (isEntry && facadeModuleId?.endsWith(entry)) visit(fileName)
        const offline = new Set(offlineParts(root, entry, this))
        const content: SiteChunks = {
          styles: [...styles],
          offline: chunks
            .filter(
              ({ fileName, moduleIds }) => !files.has(fileName) && moduleIds.some((id) => offline.has(id)),
            )
            .map(({ fileName }) => fileName),
          lazy: Object.fromEntries(
            chunks.flatMap(({ fileName, moduleIds }) =>
              moduleIds
                .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
                .map((id) => [relative(root, id), fileName] as const),
            ),
          ),
        }
        this.emitFile({ type: 'asset', fileName: SITE_CHUNKS, source: JSON.stringify(content) })
      },
    },
  }
  const resolveDependencies = (_file: string, dependencies: string[]): string[] =>
    dependencies.filter((file) => !files.has(file))
  return { plugin, resolveDependencies }
}
