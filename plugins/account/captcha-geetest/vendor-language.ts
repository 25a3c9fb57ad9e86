import type { LanguageCode } from '@foyer/sdk'

type Codes = Readonly<Partial<Record<LanguageCode, string>>>

/** The mapped languages that version 3 supports (LG-02). */
const V3: Codes = {
  CN: 'zh-cn',
  TW: 'zh-tw',
  RU: 'ru',
  TH: 'th',
  VI: 'vi',
  JA: 'ja',
  PT: 'pt-pt',
  'PT-BR': 'pt-pt',
  ES: 'es',
  AR: 'ar',
}
/** The same for version 4, whose list has neither Thai nor Vietnamese. */
const V4: Codes = {
  CN: 'zho',
  TW: 'zho-tw',
  RU: 'rus',
  JA: 'jpn',
  PT: 'por',
  'PT-BR': 'por',
  ES: 'spa',
  AR: 'ara',
}

/** The vendor's code of a language, at most six characters (VA-05); English for an unsupported one. */
export const vendorLanguage = (language: LanguageCode, version: 'v3' | 'v4'): string =>
  version === 'v4' ? (V4[language] ?? 'eng') : (V3[language] ?? 'en')
