import type { LanguageCode } from '@foyer/sdk'

/** The supported languages in the picker's order (LG-01). RU and AR have texts for notices only and are listed by merchants that want them. */
export const SUPPORTED_LANGUAGES: readonly LanguageCode[] = [
  'CN', 'EN', 'ES', 'HI', 'ID', 'JA', 'KM', 'KO', 'MY', 'TA', 'TH', 'TW', 'VI', 'TY', 'UR', 'PT', 'PT-BR', 'MS', 'BN', 'TR',
] // prettier-ignore

/** Every language that has texts. */
export const LANGUAGE_CODES: readonly LanguageCode[] = [...SUPPORTED_LANGUAGES, 'RU', 'AR']

export const DEFAULT_LANGUAGE: LanguageCode = 'CN'

/** What differs from the lower-cased code (LG-02). `TW` alone would be Akan to Intl, and `MY` is Burmese here, `MS` Malay. */
const TAGS: Partial<Record<LanguageCode, string>> = {
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  'PT-BR': 'pt-BR',
  // TY has no texts of its own (LG-04).
  TY: 'en',
}

/** BCP 47 tag of a language code: for `lang`, Intl and i18next. */
export const tagOf = (code: LanguageCode): string => TAGS[code] ?? code.toLowerCase()

/** The code of a tag that `tagOf` made. `EN` for `en`, which `TY` has too: both have the same texts. */
export const codeOf = (tag: string): LanguageCode | undefined =>
  LANGUAGE_CODES.find((code) => tagOf(code) === tag)

/** The code that a stored, typed or sent value means; `undefined` where it means none. */
export function languageCode(value: unknown): LanguageCode | undefined {
  if (typeof value !== 'string') return undefined
  const upper = value.toUpperCase()
  return LANGUAGE_CODES.find((code) => code === upper)
}
