import { defineStorageKey, type LanguageCode } from '@foyer/sdk'
import { languageCode } from './languages.ts'

/** The player's choice (EN-14). */
export const LANGUAGE = defineStorageKey<LanguageCode>({
  name: 'language',
  area: 'local',
  format: 'text',
  parse: languageCode,
})

/** The server reads this cookie to select the page baked in the player's language. */
export const LANGUAGE_COOKIE = 'language'
const COOKIE_DAYS = 365

export function mirrorLanguage(language: LanguageCode): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${COOKIE_DAYS * 86_400}; samesite=lax`
}
