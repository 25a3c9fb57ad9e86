import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode, Texts } from '@foyer/sdk'
import { LANGUAGE_CODES } from '../../kernel/i18n/languages.ts'
import { TEXT_LANGUAGES } from '../../kernel/i18n/text-languages.ts'
import { readTable, textFolders } from './text-folders.ts'

/** Every text of the project: by namespace, then language. English replaces what a language lacks (LG-04). */
export interface TextTable {
  readonly hash: string
  readonly namespaces: readonly string[]
  of(language: LanguageCode, namespace: string): Texts
  /** Namespaces that have no texts in a language. None for TY, whose texts are not given and are English (LG-04). */
  lacking(language: LanguageCode): readonly string[]
}

/**
 * Reads `kernel/locales`, `app/older/locales` and `plugins/<area>/<name>/locales`. Throws `TX-FILE` for a file that is not a flat
 * table of strings.
 */
export function readTexts(root: string): TextTable {
  const folders = textFolders(root)
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
        (namespace) => TEXT_LANGUAGES.includes(language) && !written.has(`${namespace}/${language}`),
      ),
  }
}
