import type { LanguageCode } from '@foyer/sdk'

/** The identity provider's codes of the languages that it supports (LG-02). */
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

/** For its pages, messages and captcha, which takes at most six characters; English for other languages. */
export const vendorLanguage = (language: LanguageCode): string => CODES[language] ?? 'en'
