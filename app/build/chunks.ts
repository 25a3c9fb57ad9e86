import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { type Graph, type LazyParts, staticImports } from './lazy-parts.ts'
import { pluginChunk, SHARED_CHUNKS } from './shared-chunks.ts'

/** What is fetched soon after hydration, in one chunk. */
export const SOON_CHUNK = 'soon'

/**
 * Imported when the page is hydrated; the part of the kernel that it needs is a chunk of its own, or it would
 * wait for `soon`.
 */
const REST = 'app/after-hydration.ts'
const REST_CHUNK = 'kernel-rest'

/** Packages of the chunk `react`: they change together, and rarely. */
const REACT_PACKAGES = /\/node_modules\/(?:react|react-dom|scheduler)\//
/** Imported before the kernel by the entry, and needed before tsyringe runs. */
const METADATA_POLYFILL = 'node_modules/reflect-metadata/ReflectLite.js'
/** Folders of the chunk `kernel`. */
const KERNEL_FOLDERS = ['kernel', 'sdk/src']
/** The folder of the UI pieces, and those that the first path uses. */
const PIECES_FOLDER = 'sdk/src/ui'
const FIRST_PIECES =
  /^(?:button|carousel|class-names|icon|icon-button|icon-paths|lazy-image|marquee|screen-skeleton|skeleton|visually-hidden)\.tsx?$/

/** Modules of the SDK that only later screens and plugins use; the SDK's one entry imports them all. */
const LATER_SDK =
  /^sdk\/src\/(?:error-logged|evaluate|random-id|rows-of|contracts\/page-secrets|services\/(?:describe-failure|failure-kind)|forms\/[^/]+|tracking\/[^/]+|react\/(?:draft-store|form-values|use-draft|use-form|use-loaded|use-submit|navigate))\.tsx?$/

/** Those of them that manifests import: with `border.ts` alone they would be a part of `soon`, which the registry would then wait for. */
const MANIFESTS_SDK = /^sdk\/src\/contracts\/(?:member-menu|tracking)\.ts$/

/**
 * Whether a module that the entry imports statically belongs to the chunk `kernel`, with the packages that it
 * uses; else it stays in the entry. The areas' contracts belong to `kernel`, or a lazy chunk that imports one
 * would import the entry.
 */
export function isKernelModule(root: string, id: string): boolean {
  const file = relative(root, id)
  const isIn = (folder: string): boolean => file.startsWith(`${folder}/`)
  if (LATER_SDK.test(file)) return false
  if (isIn(PIECES_FOLDER)) return FIRST_PIECES.test(relative(PIECES_FOLDER, file))
  return (
    file === METADATA_POLYFILL ||
    KERNEL_FOLDERS.some(isIn) ||
    /^plugins\/[^/]+\/(?:(?:contract|shared)\/)?[^/]+\.ts$/.test(file)
  )
}

/**
 * Splits what the entry imports statically into `react` and `kernel`, so that a change in a plugin or a
 * manifest re-hashes neither, and joins what is fetched together: soon after hydration, by several parts, for
 * one plugin. Modules that are only imported lazily stay out of `react` and `kernel`, or they would not be lazy.
 */
export function chunkGroups(root: string, entry: string, parts: LazyParts) {
  for (const folder of KERNEL_FOLDERS)
    if (!existsSync(join(root, folder)))
      throw new Error(`The build's chunks name ${folder}, which does not exist`)
  const soon = new Set(parts.soon.map((file) => join(root, file)))
  let initial: ReadonlySet<string> | undefined
  const firstPath = (graph: Graph): ReadonlySet<string> =>
    (initial ??= staticImports(graph, [join(root, entry)]))
  /** Whether a file of the folder is; that plugin's chunk would include it, as all that the plugin imports. */
  const isOnFirstPath = (graph: Graph, folder: string): boolean =>
    [...firstPath(graph)].some((id) => id.startsWith(`${folder}/`))
  /** The SDK's one entry imports all of the SDK; what of it is on the first path is in `kernel`. */
  const isLazy = (graph: Graph, id: string): boolean =>
    relative(root, id).startsWith('sdk/') || !firstPath(graph).has(id)
  let rest: ReadonlySet<string> | undefined
  return {
    groups: [
      // Before `kernel`, which would include React as one of its imports.
      { name: 'react', test: (id: string): boolean => REACT_PACKAGES.test(id), priority: 1 },
      {
        debugName: 'kernel',
        name: (id: string, graph: Graph): string | null =>
          firstPath(graph).has(id) && !id.endsWith('.css') && isKernelModule(root, id) ? 'kernel' : null,
      },
      {
        debugName: REST,
        name: (id: string, graph: Graph): string | null =>
          (rest ??= staticImports(graph, [join(root, REST)])).has(id) &&
          (isKernelModule(root, id) || MANIFESTS_SDK.test(relative(root, id)))
            ? REST_CHUNK
            : null,
      },
      // With all their imports: that is rolldown's default.
      { name: SOON_CHUNK, test: (id: string): boolean => soon.has(id) },
      // Before the plugins' own, which would include them.
      ...SHARED_CHUNKS.map((chunkOf, index) => ({
        debugName: `shared ${index}`,
        name: (id: string, graph: Graph): string | null =>
          isLazy(graph, id) ? chunkOf(relative(root, id)) : null,
        minShareCount: 2,
      })),
      {
        debugName: 'plugins',
        name: (id: string, graph: Graph): string | null =>
          isOnFirstPath(graph, dirname(id)) ? null : pluginChunk(relative(root, id)),
      },
    ],
  }
}

/** Written beside Vite's manifest: the style sheets of the first path, in order. */
export const FIRST_PATH_STYLES = '.vite/first-path-styles.json'

/**
 * Keeps the first path's files out of what lazy chunks preload: its scripts run already and its styles are
 * inlined in the page; a second copy would cost a request and follow the merchant's theme.
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
