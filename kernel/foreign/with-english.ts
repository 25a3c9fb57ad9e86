import { isRecord, type LanguageCode, type Texts } from '@foyer/sdk'
import { tagOf } from '../i18n/languages.ts'
import type { TextSource } from '../i18n/texts-backend.ts'

/** Told of the keys that a language lacks; the forms of a plural are one key. */
type OnMissing = (language: LanguageCode, keys: readonly string[]) => void

/**
 * The texts of a foreign plugin, with English for each key that a language lacks, and for a language that has none (LG-04). What is no
 * table, and a language that has none where there is no English, stay as they are, for the reader to refuse: keys are no texts.
 */
export const withEnglish =
  (texts: TextSource, onMissing: OnMissing): TextSource =>
  async (language) => {
    const given = await texts(language)
    const own = given ?? {}
    if (language === 'EN' || !isTable(own)) return given
    const english = await englishOf(texts)
    if (!english) return given
    const { merged, missing } = mergeTexts(own, english, language)
    if (missing.length > 0) onMissing(language, missing)
    return merged
  }

/** `undefined` where there are none: what the language itself has is shown without them. */
async function englishOf(texts: TextSource): Promise<Texts | undefined> {
  try {
    const english = await texts('EN')
    return isTable(english) ? english : undefined
  } catch {
    return undefined
  }
}

const isTable = (value: unknown): value is Texts => isRecord(value) && !Array.isArray(value)

const PLURAL = /^(.+)_(?:zero|one|two|few|many|other)$/
const OTHER = '_other'

/**
 * i18next takes no other form of a plural than the number's own, and `zero` for none in every language; so each form of the language
 * gets a text, and each that the English has.
 */
function mergeTexts(
  own: Texts,
  english: Texts,
  language: LanguageCode,
): { readonly merged: Texts; readonly missing: readonly string[] } {
  const forms = new Intl.PluralRules(tagOf(language)).resolvedOptions().pluralCategories
  const missing = new Set<string>()
  const added = Object.entries(english).flatMap(([key, text]): [string, string][] => {
    const [, base] = PLURAL.exec(key) ?? []
    const other = base === undefined ? undefined : english[base + OTHER]
    if (base === undefined || other === undefined) {
      if (!Object.hasOwn(own, key)) missing.add(key)
      return [[key, text]]
    }
    const ownOther = own[base + OTHER]
    if (ownOther === undefined) missing.add(base)
    return [
      [key, ownOther ?? text],
      ...forms.map((form): [string, string] => [
        `${base}_${form}`,
        ownOther ?? english[`${base}_${form}`] ?? other,
      ]),
    ]
  })
  return { merged: { ...Object.fromEntries(added), ...own }, missing: [...missing] }
}
