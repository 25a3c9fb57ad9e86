import type { LanguageCode } from '@foyer/sdk'
import type { TextTable } from './texts.ts'

export interface OfferedLanguages {
  readonly offered: readonly LanguageCode[]
  /** Languages of the profile that no page offers, with the namespaces that have no texts in them. */
  readonly withheld: readonly { readonly language: LanguageCode; readonly namespaces: readonly string[] }[]
}

/**
 * A merchant's languages that every part of the site has texts in (LG-04): a page in another would be English
 * under the language's name, right to left for Urdu.
 */
export function offeredLanguages(
  languages: readonly LanguageCode[],
  texts: Pick<TextTable, 'lacking'>,
): OfferedLanguages {
  const judged = languages.map((language) => ({ language, namespaces: texts.lacking(language) }))
  const withheld = judged.filter(({ namespaces }) => namespaces.length > 0)
  const offered = judged.filter((one) => !withheld.includes(one)).map(({ language }) => language)
  return { offered, withheld }
}
