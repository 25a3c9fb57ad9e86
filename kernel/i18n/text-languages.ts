import type { LanguageCode } from '@foyer/sdk'
import { LANGUAGE_CODES } from './languages.ts'

/** The languages that every part of the site has texts in. TY has none of its own (LG-04). */
export const TEXT_LANGUAGES: readonly LanguageCode[] = LANGUAGE_CODES.filter((language) => language !== 'TY')
