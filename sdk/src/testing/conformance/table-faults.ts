import type { LanguageCode, Texts } from '../../language.ts'
import { languageTag } from '../../language-tag.ts'
import { baseKey, isPlural } from '../../services/plural-forms.ts'

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/** The keys as code uses them: plurals without their form. */
export const baseKeys = (texts: Texts): ReadonlySet<string> => new Set(Object.keys(texts).map(baseKey))
const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort().join(' ')

/** Without a form that a number needs, the page would show the key. */
const pluralForms = (language: string): readonly string[] =>
  new Intl.PluralRules(languageTag(language as LanguageCode)).resolvedOptions().pluralCategories

/**
 * How a plugin's tables differ from its English one: missing and superfluous keys, missing plural forms (CLDR), empty texts, other
 * placeholders.
 *
 * @param tables - by language, English included
 */
export function tableFaults(tables: Readonly<Record<string, Texts>>): readonly string[] {
  const english = tables['EN']
  if (!english) return ['there are no English texts']
  const keys = baseKeys(english)
  const filled = new Set(Object.values(english).map(placeholders))
  return Object.entries(tables).flatMap(([language, table]) => {
    const own = baseKeys(table)
    return [
      ...[...keys].filter((key) => !own.has(key)).map((key) => `${language} lacks ${key}`),
      ...[...own]
        .filter((key) => !keys.has(key))
        .map((key) => `${language} has ${key}, which English has not`),
      ...[...own]
        .filter((key) => `${key}_one` in english)
        .flatMap((key) => pluralForms(language).map((form) => `${key}_${form}`))
        .filter((key) => !(key in table))
        .map((key) => `${language} lacks the plural form ${key}`),
      ...Object.entries(table)
        .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
        .map(([key]) => `${language}: ${key} is empty`),
      ...Object.entries(table)
        .filter(([key, text]) => key in english && placeholders(text) !== placeholders(english[key] ?? ''))
        .filter(([key, text]) => !isPlural(key) || !filled.has(placeholders(text)))
        .map(([key]) => `${language}: ${key} has other placeholders than English`),
    ]
  })
}
