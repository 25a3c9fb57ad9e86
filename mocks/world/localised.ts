import type { LanguageCode } from '@foyer/sdk'
import { TEXT_LANGUAGES, textLanguage } from '../catalogue/titles.ts'

/** A text of the mock gateway in each of `TEXT_LANGUAGES`, in their order. */
export type Localised = readonly [EN: string, CN: string, VI: string, BR: string]

/** Returns a function that gives a text in the language of a call; in English for any other language. */
export function localisedFor(language: LanguageCode | undefined): (text: Localised) => string {
  const index = TEXT_LANGUAGES.indexOf(textLanguage(language))
  return (text) => text[index] ?? text[0]
}
