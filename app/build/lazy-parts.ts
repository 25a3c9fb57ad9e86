import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

/** The module that lists when the site's lazy parts are fetched. */
const FILE = 'app/lazy-parts.ts'

/** Source files by when they are fetched, as paths within the project. */
export interface LazyParts {
  readonly soon: readonly string[]
  readonly precached: readonly string[]
  readonly onDemand: readonly string[]
}

/** The lists of `app/lazy-parts.ts`. Throws where the module is not as expected. `source` is its text. */
export function readLazyParts(root: string, source = readFileSync(join(root, FILE), 'utf8')): LazyParts {
  const { program, errors } = parseSync(FILE, source)
  if (errors[0]) throw new Error(`${FILE}: ${errors[0].message}`)
  const lists = new Map<string, readonly string[]>()
  for (const statement of program.body)
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration')
      for (const { id, init } of statement.declaration.declarations)
        if (id.type === 'Identifier') lists.set(id.name, filesOf(root, id.name, init))
  const named = [...lists.values()].flat()
  const twice = named.find((file, index) => named.indexOf(file) !== index)
  if (twice) throw new Error(`${FILE} names ${twice} twice`)
  const list = (name: keyof LazyParts): readonly string[] => {
    const files = lists.get(name)
    if (!files) throw new Error(`${FILE} exports no list ${name}`)
    return files
  }
  return { soon: list('soon'), precached: list('precached'), onDemand: list('onDemand') }
}

function filesOf(root: string, list: string, init: ESTree.Expression | null): readonly string[] {
  if (init?.type !== 'ArrayExpression') throw new Error(`${FILE}: ${list} is not an array`)
  return init.elements.map((element) => {
    const body = element?.type === 'ArrowFunctionExpression' ? element.body : undefined
    const specifier =
      body?.type === 'ImportExpression' && body.source.type === 'Literal' ? body.source.value : undefined
    if (typeof specifier !== 'string')
      throw new Error(`${FILE}: ${list} holds something else than () => import('./file')`)
    const file = join(dirname(FILE), specifier)
    if (!existsSync(join(root, file))) throw new Error(`${FILE}: ${list} names ${file}, which does not exist`)
    return file
  })
}

interface GraphNode {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
export interface Graph {
  getModuleInfo(id: string): GraphNode | null
}

/** A manifest loads its plugin's own parts, and decides when. */
const MANIFEST = /^plugins\/[^/]+\/[^/]+\/manifest\.ts$/
/** The module that lists what is fetched ahead of the player's tap; others import each of these parts too. */
const AHEAD = 'app/ahead/fetch-parts.ts'

/** The files that `app/ahead/fetch-parts.ts` lists, as paths within the project. */
export function readPartsAhead(
  root: string,
  source = readFileSync(join(root, AHEAD), 'utf8'),
): readonly string[] {
  const { program } = parseSync(AHEAD, source)
  const files: string[] = []
  new Visitor({
    ImportExpression({ source: specifier }) {
      if (specifier.type === 'Literal') files.push(join(dirname(AHEAD), String(specifier.value)))
    },
  }).visit(program)
  return files
}

/**
 * The differences between the lists and the module graph of the build, each with its remedy. Empty where they
 * agree.
 */
export function lazyPartProblems(
  root: string,
  graph: Graph,
  entry: string,
  parts: LazyParts,
): readonly string[] {
  // A replaced module (a build for tests) has a query.
  const fileOf = (id: string): string => relative(root, id.split('?')[0] ?? id)
  const named = new Set([parts.soon, parts.precached, parts.onDemand].flat())
  const lazy = new Set<string>()
  const problems = new Set<string>()
  const initial = staticImports(graph, [join(root, entry)])
  for (const id of initial)
    if (named.has(fileOf(id)))
      problems.add(`${FILE} names ${fileOf(id)}, which the entry imports statically: take it out`)

  const fetchedEarly = [...parts.soon, ...parts.precached].map((file) => join(root, file))
  for (const id of staticImports(graph, [join(root, entry), ...fetchedEarly])) {
    if (fileOf(id) === AHEAD) continue
    for (const target of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      lazy.add(fileOf(target))
      if (named.has(fileOf(target)) || initial.has(target) || MANIFEST.test(fileOf(id))) continue
      problems.add(`${fileOf(id)} imports ${fileOf(target)} lazily: say in ${FILE} when it is fetched`)
    }
  }
  for (const file of named)
    if (!lazy.has(file))
      problems.add(`${FILE} names ${file}, which nothing of the site imports lazily: take it out`)
  return [...problems]
}

/** The modules with these ids, and all that they import statically. */
export function staticImports(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [...ids]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue
    found.add(id)
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * Written beside Vite's manifest: the chunks that the service worker fetches when it is installed, without
 * the entry's.
 */
export const PRECACHED_CHUNKS = '.vite/precached-chunks.json'
/** Written beside it: the chunk's file of each module that is imported lazily. Vite's manifest leaves out those that share one. */
export const LAZY_FILES = '.vite/lazy-files.json'

/**
 * Names the chunks to precache, and those of all lazy parts. Ends the build where `app/lazy-parts.ts` and the site's modules do not agree.
 */
export function lazyPartChunks(root: string, entry: string, parts: LazyParts): Plugin {
  return {
    name: 'foyer:lazy-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const problems = lazyPartProblems(root, this, entry, parts)
      if (problems.length > 0) this.error(problems.join('\n'))
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkOf = (file: string): string =>
        chunks.find(({ moduleIds }) => moduleIds.includes(join(root, file)))?.fileName ??
        this.error(`The build has no chunk of ${file}`)
      const precached = new Set([...parts.soon, ...parts.precached].map(chunkOf))
      this.emitFile({ type: 'asset', fileName: PRECACHED_CHUNKS, source: JSON.stringify([...precached]) })
      const files = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds
          .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
          .map((id) => [relative(root, id), fileName] as const),
      )
      this.emitFile({
        type: 'asset',
        fileName: LAZY_FILES,
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}
