import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError, type LanguageCode, type Texts } from '@foyer/sdk'
import { LANGUAGE_CODES } from '../../kernel/i18n/languages.ts'

/** Every text of the project: by namespace, then language. English replaces what a language lacks (LG-04). */
export interface TextTable {
  readonly hash: string
  readonly namespaces: readonly string[]
  of(language: LanguageCode, namespace: string): Texts
  /** Namespaces that have no texts in a language. None for TY, whose texts are not given and are English (LG-04). */
  lacking(language: LanguageCode): readonly string[]
}

/** Namespaces of no plugin. */
const OWN_FOLDERS = [
  ['kernel', 'kernel/locales'],
  ['older', 'app/older/locales'],
] as const

/**
 * Reads `kernel/locales`, `app/older/locales` and `plugins/<area>/<name>/locales`. Throws `TX-FILE` for a file that is not a flat
 * table of strings.
 */
export function readTexts(root: string): TextTable {
  const folders = new Map<string, string>()
  for (const [namespace, folder] of OWN_FOLDERS)
    if (existsSync(join(root, folder))) folders.set(namespace, join(root, folder))
  const plugins = join(root, 'plugins')
  for (const area of directories(plugins))
    for (const name of directories(join(plugins, area))) {
      const folder = join(plugins, area, name, 'locales')
      if (existsSync(folder)) folders.set(`${area}.${name}`, folder)
    }
  const tables = new Map<string, Texts>()
  const written = new Set<string>()
  for (const [namespace, folder] of folders) {
    const english = readTable(join(folder, 'EN.json'))
    for (const language of LANGUAGE_CODES) {
      const file = join(folder, `${language}.json`)
      if (existsSync(file)) written.add(`${namespace}/${language}`)
      tables.set(`${namespace}/${language}`, existsSync(file) ? { ...english, ...readTable(file) } : english)
    }
  }
  return {
    hash: createHash('sha256')
      .update(JSON.stringify([...tables]))
      .digest('hex')
      .slice(0, 10),
    namespaces: [...folders.keys()],
    of: (language, namespace) => tables.get(`${namespace}/${language}`) ?? {},
    lacking: (language) =>
      [...folders.keys()].filter(
        (namespace) => language !== 'TY' && !written.has(`${namespace}/${language}`),
      ),
  }
}

const directories = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

function readTable(file: string): Texts {
  const table: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const flat =
    typeof table === 'object' &&
    table !== null &&
    Object.values(table).every((text) => typeof text === 'string')
  if (!flat) throw new CodedError('TX-FILE', { file })
  return table as Texts
}
