import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode, Texts } from '@foyer/sdk'
import { LANGUAGE_CODES } from '../../kernel/i18n/languages.ts'
import { readTable, textFolders } from './text-folders.ts'

/** Every text of the project: by namespace, then language. English replaces each text that a language lacks (LG-04). */
export interface TextTable {
  readonly hash: string
  readonly namespaces: readonly string[]
  of(language: LanguageCode, namespace: string): Texts
}

/**
 * Reads `kernel/locales`, `app/older/locales` and `plugins/<area>/<name>/locales`. Throws `TX-FILE` for a file that is not a flat
 * table of strings.
 */
export function readTexts(root: string): TextTable {
  const folders = textFolders(root)
  const tables = new Map<string, Texts>()
  for (const [namespace, folder] of folders) {
    const english = readTable(join(folder, 'EN.json'))
    for (const language of LANGUAGE_CODES) {
      const file = join(folder, `${language}.json`)
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
  }
}
