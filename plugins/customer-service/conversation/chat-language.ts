import type { LanguageCode } from '@foyer/sdk'

/** The languages that chats have (LG-02). */
const MAPPED: ReadonlySet<LanguageCode> = new Set([
  'EN',
  'CN',
  'TW',
  'RU',
  'TH',
  'VI',
  'JA',
  'PT',
  'ES',
  'AR',
])

/** A chat's language for a player's: EN where chats do not have it (LG-01, LG-02). */
export const chatLanguage = (language: LanguageCode): LanguageCode =>
  language === 'PT-BR' ? 'PT' : MAPPED.has(language) ? language : 'EN'
