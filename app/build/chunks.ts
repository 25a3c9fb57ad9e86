import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { type Graph, type LazyParts, staticImports } from './lazy-parts.ts'

/** What is fetched soon after hydration, in one chunk. */
const SOON_CHUNK = 'soon'

/** Packages of the chunk `react`: they change together, and seldom. */
const REACT_PACKAGES = ['react', 'react-dom', 'scheduler']
/** Folders of the chunk `kernel`. The SDK's pieces of user interface are left out: they belong to whoever uses them. */
const KERNEL_FOLDERS = ['kernel', 'sdk/src']
const PIECES_FOLDER = 'sdk/src/ui'

/**
 * The chunk of a module that the entry imports statically; `null` leaves it in the entry. The areas' contracts go with the
 * kernel, or a lazy chunk that imports one would draw the entry in.
 */
export function firstPathChunk(root: string, id: string): string | null {
  const file = relative(root, id)
  const packageName = /(?:^|\/)node_modules\/([^/]+)\//.exec(file)?.[1]
  if (packageName) return REACT_PACKAGES.includes(packageName) ? 'react' : 'vendor'
  const isIn = (folder: string): boolean => file.startsWith(`${folder}/`)
  if (isIn(PIECES_FOLDER)) return null
  return KERNEL_FOLDERS.some(isIn) || /^plugins\/[^/]+\/[^/]+\.ts$/.test(file) ? 'kernel' : null
}

/**
 * Splits what the entry imports statically into `react`, `vendor` and `kernel`, so that a change in a plugin or a
 * manifest re-hashes none of them, and joins what is fetched soon after hydration. What is only imported lazily stays out
 * of the former, or it would not be lazy.
 */
export function chunkGroups(root: string, entry: string, parts: LazyParts) {
  for (const folder of [...KERNEL_FOLDERS, PIECES_FOLDER])
    if (!existsSync(join(root, folder)))
      throw new Error(`The build's chunks name ${folder}, which does not exist`)
  const soon = new Set(parts.soon.map((file) => join(root, file)))
  let initial: ReadonlySet<string> | undefined
  return {
    groups: [
      {
        debugName: 'first path',
        name: (id: string, graph: Graph): string | null =>
          (initial ??= staticImports(graph, [join(root, entry)])).has(id) && !id.endsWith('.css')
            ? firstPathChunk(root, id)
            : null,
      },
      // With all that these import: that is rolldown's default.
      { name: SOON_CHUNK, test: (id: string): boolean => soon.has(id) },
    ],
  }
}

/** Written beside Vite's manifest: the style sheets of the first path, in order. */
export const FIRST_PATH_STYLES = '.vite/first-path-styles.json'

/**
 * Keeps the first path's files out of what lazy chunks preload: its scripts run already and its styles stand in the page,
 * where a second copy would cost a request and come after the merchant's theme.
 */
export function withoutFirstPath(entry: string) {
  const files = new Set<string>()
  const styles = new Set<string>()
  const plugin: Plugin = {
    name: 'foyer:first-path-files',
    apply: 'build',
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
        this.emitFile({ type: 'asset', fileName: FIRST_PATH_STYLES, source: JSON.stringify([...styles]) })
      },
    },
  }
  const resolveDependencies = (_file: string, dependencies: string[]): string[] =>
    dependencies.filter((file) => !files.has(file))
  return { plugin, resolveDependencies }
}
