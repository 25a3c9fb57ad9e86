import { join } from 'node:path/posix'

/** Sources of `plugins/` by path: those of `plugins/<area>/contract/` and `shared/` are shared, those of other folders a plugin's own. */
type Sources = Readonly<Record<string, string>>

const NO_PRODUCT_CODE = /\.(?:test|stories|fake)\.tsx?$|\/(?:mock|conformance)[\w-]*\.ts$/

/**
 * Components whose texts are typed by another namespace than that of the plugin that renders them, which then shows keys.
 * A plugin's own file names the plugin; a shared file names each plugin that imports it, itself or through shared files.
 */
export function foreignNamespaces(sources: Sources): readonly string[] {
  const users = usersOf(sources)
  return Object.entries(sources).flatMap(([file, source]) => {
    if (NO_PRODUCT_CODE.test(file)) return []
    const own = pluginOf(file)
    const plugins = own === undefined ? [...users(file)].sort() : [own]
    return namedNamespaces(source).flatMap((named) => {
      const missing = plugins.filter((plugin) => !named.includes(plugin))
      const extra = named.filter((plugin) => !plugins.includes(plugin))
      return [
        ...missing.map((plugin) => `${file}: ${plugin} renders it, and is not named`),
        ...extra.map((plugin) => `${file}: names ${plugin}, which does not render it`),
      ]
    })
  })
}

/** The namespaces of each `useTranslation<…>()` of a source; those of any plugin (`string`) aside. */
export function namedNamespaces(source: string): readonly (readonly string[])[] {
  return [...source.matchAll(/\buseTranslation<([^>]+)>\(\s*\)/g)]
    .map(([, type = '']) =>
      /^\w+$/.test(type) ? (new RegExp(`type ${type} =([^=]*?)\n\n`).exec(source)?.[1] ?? type) : type,
    )
    .filter((type) => type !== 'string')
    .map((type) => [...type.matchAll(/'([^']+)'/g)].map(([, namespace = '']) => namespace))
}

function pluginOf(file: string): string | undefined {
  const [, area, name, rest] = file.split('/')
  return rest === undefined || name === 'contract' || name === 'shared' ? undefined : `${area}.${name}`
}

/** The plugins that import a shared file, itself or through shared files. */
function usersOf(sources: Sources): (file: string) => ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [file, source] of Object.entries(sources)) {
    if (NO_PRODUCT_CODE.test(file)) continue
    for (const [, path = ''] of source.matchAll(/(?:\bfrom|\bimport\() ?'(\.[^']+)'/g)) {
      const target = join(file, '..', path)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return (file) => {
    const reached = new Set([file])
    for (const each of reached)
      if (pluginOf(each) === undefined)
        for (const importer of importers.get(each) ?? []) reached.add(importer)
    return new Set([...reached].flatMap((each) => pluginOf(each) ?? []))
  }
}
