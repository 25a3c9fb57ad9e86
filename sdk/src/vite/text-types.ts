import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from '../language.ts'
import { readLocales } from './read-locales.ts'

/** The English texts of a namespace: one table, or several of which each is in use somewhere. */
export type EnglishTexts = ReadonlyMap<string, readonly Texts[]>

const HEAD = "import 'i18next'\n\ndeclare module 'i18next' {\n  interface ResourceNamespaceMap {\n"
const END = '  }\n}\n'

/**
 * A declaration that adds namespaces to i18next's types, with the texts as literal types, from which
 * `Translate` knows keys and placeholders.
 */
export const textTypes = (namespaces: EnglishTexts): string =>
  HEAD +
  [...namespaces]
    .map(([namespace, tables]) => `    ${JSON.stringify(namespace)}: {\n${entries(tables)}    }\n`)
    .join('') +
  END

function entries(tables: readonly Texts[]): string {
  const keys = [...new Set(tables.flatMap((table) => Object.keys(table)))]
  return keys
    .map((key) => {
      const texts = new Set(tables.flatMap((table) => table[key] ?? []))
      return `      ${JSON.stringify(key)}: ${[...texts].map((text) => JSON.stringify(text)).join(' | ')}\n`
    })
    .join('')
}

/** The file with the types of a foreign plugin's texts, beside them. */
export const TEXT_TYPES = 'texts.d.ts'

/** Writes the types of a foreign plugin's texts, unless they are as they were. Throws `VP-TEXTS`. */
export function writeTextTypes(id: string, locales: string): void {
  const { EN } = readLocales(locales)
  if (!EN) return
  const file = join(locales, TEXT_TYPES)
  const types = textTypes(new Map([[id, [EN]]]))
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types)
}
