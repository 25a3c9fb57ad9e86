import type { LanguageCode } from '@foyer/sdk'

/** The identity provider's codes for the languages that it shares with us (LG-02). */
const CODES: { readonly [code in LanguageCode]?: string } = {
  CN: 'zh-CN',
  TW: 'zh-TW',
  RU: 'ru',
  TH: 'th',
  VI: 'vi',
  JA: 'ja',
  PT: 'pt',
  'PT-BR': 'pt-BR',
  ES: 'es',
  AR: 'ar',
}

/** For its pages, its messages and its captcha, which takes no more than six characters; English where it has none. */
export const vendorLanguage = (language: LanguageCode): string => CODES[language] ?? 'en'
