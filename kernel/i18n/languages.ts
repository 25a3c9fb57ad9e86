import type { LanguageCode } from '@foyer/sdk'

/**
 * The supported languages in the picker's order (LG-01). RU and AR have texts for notices only; merchants
 * that want them list them.
 */
export const SUPPORTED_LANGUAGES: readonly LanguageCode[] = [
  'CN', 'EN', 'ES', 'HI', 'ID', 'JA', 'KM', 'KO', 'MY', 'TA', 'TH', 'TW', 'VI', 'TY', 'UR', 'PT', 'PT-BR', 'MS', 'BN', 'TR',
] // prettier-ignore

/** Every language that has texts. */
export const LANGUAGE_CODES: readonly LanguageCode[] = [...SUPPORTED_LANGUAGES, 'RU', 'AR']

export const DEFAULT_LANGUAGE: LanguageCode = 'CN'

/**
 * Tags that differ from the lower-case code (LG-02). For Intl `TW` alone is Akan; here `MY` is Burmese and
 * `MS` Malay.
 */
const TAGS: Partial<Record<LanguageCode, string>> = {
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  'PT-BR': 'pt-BR',
  // TY has no texts of its own (LG-04).
  TY: 'en',
}

/** BCP 47 tag of a language code: for `lang`, Intl and i18next. */
export const tagOf = (code: LanguageCode): string => TAGS[code] ?? code.toLowerCase()

/** The code of a tag from `tagOf`. `EN` for `en`, which is also the tag of `TY`: both have the same texts. */
export const codeOf = (tag: string): LanguageCode | undefined =>
  LANGUAGE_CODES.find((code) => tagOf(code) === tag)

/** The language code of a stored, typed or received value; `undefined` when it is none. */
export function languageCode(value: unknown): LanguageCode | undefined {
  if (typeof value !== 'string') return undefined
  const upper = value.toUpperCase()
  return LANGUAGE_CODES.find((code) => code === upper)
}
