import type { LanguageCode } from '@foyer/sdk'

/** The languages of the mock gateway's texts: all that its merchants have. */
export const TEXT_LANGUAGES = ['EN', 'CN', 'VI', 'PT-BR'] as const satisfies readonly LanguageCode[]
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** A text in each language of any merchant. */
export type Titles = Readonly<Record<TextLanguage, string>>

/** The language of the texts in the answer to a call in a language: English where there are no others. */
export const textLanguage = (asked: LanguageCode | undefined): TextLanguage =>
  TEXT_LANGUAGES.find((language) => language === asked) ?? 'EN'
