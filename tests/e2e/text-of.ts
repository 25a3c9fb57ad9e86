import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@foyer/sdk'
import { TEXT_LANGUAGES } from '../../kernel/i18n/languages.ts'

/** A text of a plugin in a language, which is English in one without texts of its own. */
export function textOf(language: LanguageCode, namespace: string, key: string): string {
  const shown = TEXT_LANGUAGES.includes(language) ? language : 'EN'
  const file = `plugins/${namespace.replace('.', '/')}/locales/${shown}.json`
  const found = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key]
  if (found === undefined) throw new Error(`${file} has no ${key}`)
  return found
}
