import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

interface GraphNode {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
/** The modules of a build. */
export interface Graph {
  getModuleInfo(id: string): GraphNode | null
}

/** The SDK's entries, which only export what other modules define. */
const BARRELS: Readonly<Record<string, string>> = {
  '@foyer/sdk': 'sdk/src/index.ts',
  '@foyer/sdk/internal': 'sdk/src/internal.ts',
  '@foyer/sdk/ui': 'sdk/src/ui/index.ts',
}

/**
 * The modules with these ids, and all that they import statically. Of the SDK's entries only what is imported by name:
 * the bundler drops the rest.
 */
export function staticImports(root: string, graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [...ids]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] }
    const barrels = Object.values(BARRELS).map((file) => join(root, file))
    queue.push(...importedIds.filter((imported) => !barrels.includes(imported)))
    if (code !== null && importedIds.some((imported) => barrels.includes(imported)))
      queue.push(...importedByName(root, graph, code))
  }
  return found
}

/** The modules that define what a module imports from the SDK's entries. */
function importedByName(root: string, graph: Graph, code: string): readonly string[] {
  return parseSync('module.js', code).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const barrel = BARRELS[moduleRequest.value]
    if (barrel === undefined) return []
    const modules = exportsOf(graph, join(root, barrel))
    return entries.map(({ importName }) => {
      const id = modules.get(importName.name ?? '')
      if (id === undefined) throw new Error(`${barrel} exports no ${importName.name ?? 'namespace'}`)
      return id
    })
  })
}

const exported = new WeakMap<Graph, Map<string, ReadonlyMap<string, string>>>()

/** The module of each name that a barrel exports. */
function exportsOf(graph: Graph, barrel: string): ReadonlyMap<string, string> {
  const known = exported.get(graph) ?? new Map<string, ReadonlyMap<string, string>>()
  exported.set(graph, known)
  const before = known.get(barrel)
  if (before) return before
  const modules = new Map<string, string>()
  const { module } = parseSync('module.js', graph.getModuleInfo(barrel)?.code ?? '')
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, exportName } of entries) {
      if (!moduleRequest) continue
      const id = join(dirname(barrel), moduleRequest.value)
      if (exportName.name === null) for (const [name, of] of exportsOf(graph, id)) modules.set(name, of)
      else modules.set(exportName.name, id)
    }
  known.set(barrel, modules)
  return modules
}
