import { posix } from 'node:path'

/** `import type { A, B as C } from './x.ts';`, as tsc prints it. */
const IMPORT = /^import (type )?\{ ([^}]*) \} from ['"](\.[^'"]+)['"];$/gm
/** `import("./x.ts").A`, as tsc prints an inferred type. */
const INLINE = /import\(['"](\.[^'"]+)['"]\)\.(\w+)/g
/** `export { a, type B as C } from './x.ts';` */
const EXPORT = /^export (?:type )?\{ ([^}]*) \} from ['"](\.[^'"]+)['"];$/gm
/** `export * from './x/index.ts';` */
const EXPORT_ALL = /^export \* from ['"](\.[^'"]+)['"];$/gm

const namesOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
const bareName = (name: string): string => name.replace(/^type /, '').replace(/ as .*$/, '')

/**
 * What the root entry exports under its own name, as `points.ts#contribute`.
 *
 * @param read - the declarations of a module, by its file from the folder of the root entry
 */
export function rootExports(read: (file: string) => string, file = 'index.ts'): ReadonlySet<string> {
  const text = read(file)
  const at = (specifier: string): string => posix.join(posix.dirname(file), specifier)
  const named = [...text.matchAll(EXPORT)].flatMap(([, list = '', specifier = '']) =>
    namesOf(list)
      .filter((name) => !name.includes(' as '))
      .map((name) => `${at(specifier)}#${bareName(name)}`),
  )
  const all = [...text.matchAll(EXPORT_ALL)].flatMap(([, specifier = '']) => [
    ...rootExports(read, at(specifier)),
  ])
  return new Set([...named, ...all])
}

/**
 * A module's declarations, in which exports of the root entry are imported from `@foyer/sdk` instead of from
 * their files. A part of the SDK still imports its own modules by their files.
 *
 * @param file - the module, from the folder of the root entry
 */
export function withRootImports(text: string, file: string, exported: ReadonlySet<string>): string {
  const [part] = file.split('/')
  const isRoots = (specifier: string, name: string): boolean => {
    const target = posix.join(posix.dirname(file), specifier)
    if (target === 'index.ts') return true
    return !target.startsWith(`${part}/`) && exported.has(`${target}#${bareName(name)}`)
  }
  return text
    .replace(IMPORT, (_whole, type: string | undefined, list: string, specifier: string) => {
      const print = (names: readonly string[], from: string): string =>
        names.length > 0 ? `import ${type ?? ''}{ ${names.join(', ')} } from '${from}';` : ''
      const names = namesOf(list)
      const roots = names.filter((name) => isRoots(specifier, name))
      const others = names.filter((name) => !roots.includes(name))
      return [print(roots, '@foyer/sdk'), print(others, specifier)].filter(Boolean).join('\n')
    })
    .replace(INLINE, (whole, specifier: string, name: string) =>
      isRoots(specifier, name) ? `import('@foyer/sdk').${name}` : whole,
    )
}
