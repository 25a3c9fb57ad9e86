import type { LanguageCode } from '@foyer/sdk'
// By its path: browser tests import this file, and Node knows no built SDK.
import { languageTag } from '../../sdk/src/language-tag.ts'

/**
 * The supported languages in the picker's order (LG-01). RU and AR have texts too; merchants that want them
 * list them (LG-02).
 */
export const SUPPORTED_LANGUAGES: readonly LanguageCode[] = [
  'CN',
  'EN',
  'ES',
  'HI',
  'ID',
  'JA',
  'KM',
  'KO',
  'MY',
  'TA',
  'TH',
  'TW',
  'VI',
  'TY',
  'UR',
  'PT',
  'PT-BR',
  'MS',
  'BN',
  'TR',
]

/** Every language of the gateway that a merchant may list. */
export const LANGUAGE_CODES: readonly LanguageCode[] = [...SUPPORTED_LANGUAGES, 'RU', 'AR']

/** The languages that every part of the site has texts in. TY has none of its own (LG-04). */
export const TEXT_LANGUAGES: readonly LanguageCode[] = LANGUAGE_CODES.filter((language) => language !== 'TY')

/** BCP 47 tag of a language's texts: for `lang`, Intl and i18next. TY has none of its own (LG-04). */
export const tagOf = (code: LanguageCode): string => languageTag(code === 'TY' ? 'EN' : code)

/** The code of a tag from `tagOf`. `EN` for `en`, which is also the tag of `TY`: both have the same texts. */
export const codeOf = (tag: string): LanguageCode | undefined =>
  LANGUAGE_CODES.find((code) => tagOf(code) === tag)

/** The language code of a stored, typed or received value; `undefined` when it is none. */
export function languageCode(value: unknown): LanguageCode | undefined {
  if (typeof value !== 'string') return undefined
  const upper = value.toUpperCase()
  return LANGUAGE_CODES.find((code) => code === upper)
}
