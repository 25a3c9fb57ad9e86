import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError, type Texts } from '@foyer/sdk'

/** Namespaces of no plugin. */
const OWN_FOLDERS = [
  ['kernel', 'kernel/locales'],
  ['older', 'app/older/locales'],
] as const

/** The folders of texts by namespace: `kernel/locales`, `app/older/locales` and `plugins/<area>/<name>/locales`. */
export function textFolders(root: string): ReadonlyMap<string, string> {
  const folders = new Map<string, string>()
  for (const [namespace, folder] of OWN_FOLDERS)
    if (existsSync(join(root, folder))) folders.set(namespace, join(root, folder))
  const plugins = join(root, 'plugins')
  for (const area of directories(plugins))
    for (const name of directories(join(plugins, area))) {
      const folder = join(plugins, area, name, 'locales')
      if (existsSync(folder)) folders.set(`${area}.${name}`, folder)
    }
  return folders
}

const directories = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** The texts of a file. Throws `TX-FILE` for one that is not a flat table of strings. */
export function readTable(file: string): Texts {
  const table = readJson(file)
  if (!isTexts(table)) throw new CodedError('TX-FILE', { file })
  return table
}

/** The content of a file. Throws `TX-FILE` for one that is no JSON. */
export function readJson(file: string): unknown {
  const source = readFileSync(file, 'utf8')
  try {
    return JSON.parse(source)
  } catch (cause) {
    throw new CodedError('TX-FILE', { file }, { text: `${file}: ${String(cause)}`, cause })
  }
}

const isTexts = (table: unknown): table is Texts =>
  typeof table === 'object' &&
  table !== null &&
  !Array.isArray(table) &&
  Object.values(table).every((text) => typeof text === 'string')
