import type { LanguageCode } from './language.ts'

/**
 * Tags that differ from the lower-case code (LG-02). For Intl `TW` alone is Akan; here `MY` is Burmese and
 * `MS` Malay.
 */
const TAGS: Partial<Record<LanguageCode, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', 'PT-BR': 'pt-BR' }

/**
 * The BCP 47 tag of a language itself, as for the `lang` of its own name. The texts of the current language may
 * be in another, whose tag is `I18n.tag()`.
 */
export const languageTag = (code: LanguageCode): string => TAGS[code] ?? code.toLowerCase()
