import type { Plugin } from 'vite'

interface GraphNode {
  readonly importedIds: readonly string[]
}
interface Graph {
  getModuleInfo(id: string): GraphNode | null
}

/** Chunks of the first path, by what they are made of; each changes only when that changes. */
const GROUPS: readonly (readonly [name: string, test: RegExp])[] = [
  ['react', /\/node_modules\/(react|react-dom|scheduler)\//],
  ['vendor', /\/node_modules\//],
  // Not `sdk/src/ui`: its pieces belong to whoever uses them. The areas' contracts, or a lazy chunk would draw them in.
  ['kernel', /\/(kernel|sdk\/src(?!\/ui))\/|\/plugins\/[^/]+\/[^/]+\.ts$/],
]

/** Lazy parts that every page loads within seconds: joined they cost a fourth less than one by one. */
const SOON =
  /\/(kernel\/(site\/(status-(feed|schema)|early-status|kept-facts)|http\/failure-|host\/((check|parse)-settings|advise|missing))|plugins\/site\/(metadata\/(?!manifest)|(update|offline)\/(update|offline)\.ts))/

/**
 * Splits what the entry imports statically into `react`, `vendor` and `kernel`, so that a change in a plugin or a
 * manifest re-hashes none of them. What is only imported lazily stays out of these chunks, or it would not be lazy.
 */
export function firstPathChunks(entry: string) {
  let closure: Set<string> | undefined
  const reachable = (graph: Graph): Set<string> => {
    if (closure) return closure
    closure = new Set<string>()
    const queue = [`${process.cwd()}/${entry}`]
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (closure.has(id)) continue
      closure.add(id)
      queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return closure
  }
  return {
    groups: [
      {
        debugName: 'first path',
        name: (id: string, graph: Graph): string | null =>
          reachable(graph).has(id) && !id.endsWith('.css')
            ? (GROUPS.find(([, test]) => test.test(id))?.[0] ?? null)
            : null,
      },
      { name: 'soon', test: SOON },
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
