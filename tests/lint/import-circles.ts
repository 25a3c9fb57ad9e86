import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { parseSync, Visitor } from 'vite'

interface Import {
  /** As written; a pattern where `kind` is `glob`. */
  readonly specifier: string
  readonly kind: 'static' | 'lazy' | 'glob'
  /** Patterns of what a pattern leaves out. */
  readonly excluded?: readonly string[]
}

const resolver = createTypeScriptImportResolver({
  alwaysTryTypes: true,
  conditionNames: ['foyer-source', 'import', 'default'],
})

/**
 * Circles of imports among source files, each as `a.ts > b.ts > a.ts`: by value, by type (`import type`, `import('x').T`),
 * by re-export, lazily and by `import.meta.glob`. The one arrow that does not count is a manifest's lazy `import()` of its
 * own folder: a plugin's module takes its types from the manifest that loads it. oxlint's `import/no-cycle` follows
 * neither lazy imports, globs nor `import('x').T`.
 * @param files paths within `root`
 * @throws Error for a relative import of a missing file, which would hide a circle
 */
export function importCircles(root: string, files: readonly string[]): readonly string[] {
  return circlesIn(importGraph(root, files))
}

/**
 * Circles among folders: their files import one another's, though no two files need do so. Same arrows, same errors; those
 * between a folder and one within it do not count.
 */
export function folderCircles(root: string, files: readonly string[]): readonly string[] {
  const folders = new Map<string, Set<string>>()
  for (const [file, targets] of importGraph(root, files)) {
    const folder = dirname(file)
    const reached = folders.get(folder) ?? new Set()
    for (const target of targets.map((target) => dirname(target)))
      if (!isWithin(folder, target) && !isWithin(target, folder)) reached.add(target)
    folders.set(folder, reached)
  }
  return circlesIn(new Map([...folders].map(([folder, reached]) => [folder, [...reached]])))
}

/** A folder is within itself. */
const isWithin = (folder: string, outer: string): boolean => `${folder}/`.startsWith(`${outer}/`)

const importGraph = (root: string, files: readonly string[]): ImportGraph => {
  const known = new Set(files)
  return new Map(files.map((file) => [file, targetsOf(root, file, known)]))
}

const circlesIn = (graph: ImportGraph): readonly string[] =>
  components(graph).map((component) => shortestCircle(graph, component).join(' > '))

function targetsOf(root: string, file: string, known: ReadonlySet<string>): readonly string[] {
  const isManifest = basename(file) === 'manifest.ts'
  return importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(
    ({ specifier, kind, excluded = [] }) => {
      const matches = (glob: string) => (candidate: string) =>
        globPattern(join(dirname(file), glob)).test(candidate)
      if (kind === 'glob')
        return [...known]
          .filter(matches(specifier))
          .filter((candidate) => !excluded.some((glob) => matches(glob)(candidate)))
      if (isManifest && kind === 'lazy' && specifier.startsWith('./')) return []
      const { found, path } = resolver.resolve(specifier, join(root, file))
      if (!found && specifier.startsWith('.'))
        throw new Error(`${file} imports ${specifier}, which does not exist`)
      const target = path ? relative(root, path).split(sep).join('/') : ''
      return known.has(target) ? [target] : []
    },
  )
}

function importsOf(file: string, source: string): readonly Import[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports: Import[] = []
  const add = (
    kind: Import['kind'],
    node: { readonly type: string; readonly value?: unknown } | null,
  ): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      imports.push({ specifier: node.value, kind })
  }
  new Visitor({
    ImportDeclaration: ({ source }) => add('static', source),
    ExportNamedDeclaration: ({ source }) => add('static', source),
    ExportAllDeclaration: ({ source }) => add('static', source),
    TSImportType: ({ source }) => add('static', source),
    ImportExpression: ({ source }) => add('lazy', source),
    CallExpression({ callee, arguments: [patterns, options] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return
      // A file that is imported as text is not a module.
      if (!patterns || (options && source.slice(options.start, options.end).includes('?raw'))) return
      const globs = (patterns.type === 'ArrayExpression' ? patterns.elements : [patterns]).flatMap(
        (pattern) => (pattern?.type === 'Literal' && typeof pattern.value === 'string' ? pattern.value : []),
      )
      const excluded = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
      for (const specifier of globs)
        if (!specifier.startsWith('!')) imports.push({ specifier, kind: 'glob', excluded })
    },
  }).visit(program)
  return imports
}

/** A pattern of `*`, `**` and `{a,b}`, which the project's globs use. */
function globPattern(glob: string): RegExp {
  const parts: Readonly<Record<string, string>> = {
    '**/': '(?:.*/)?',
    '*': '[^/]*',
    '{': '(?:',
    '}': ')',
    ',': '|',
  }
  const text = glob.replaceAll(/\*\*\/|[.+?^$()|[\]\\*{},]/g, (part) => parts[part] ?? `\\${part}`)
  return new RegExp(`^${text}$`)
}

type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Groups of files that reach one another (Tarjan). */
function components(graph: ImportGraph): readonly ReadonlySet<string>[] {
  const order = new Map<string, number>()
  const path: string[] = []
  const found: ReadonlySet<string>[] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    path.push(file)
    let low = index
    for (const target of graph.get(file) ?? [])
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (path.includes(target)) low = Math.min(low, order.get(target) ?? low)
    if (low === index) {
      const component = new Set(path.splice(path.indexOf(file)))
      if (component.size > 1 || graph.get(file)?.includes(file)) found.push(component)
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

function shortestCircle(graph: ImportGraph, component: ReadonlySet<string>): readonly string[] {
  const [start = ''] = [...component].sort()
  const queue: (readonly string[])[] = [[start]]
  const seen = new Set<string>()
  for (let way = queue.shift(); way; way = queue.shift())
    for (const target of graph.get(way.at(-1) ?? '') ?? []) {
      if (target === start) return [...way, start]
      if (!component.has(target) || seen.has(target)) continue
      seen.add(target)
      queue.push([...way, target])
    }
  return [...component]
}
