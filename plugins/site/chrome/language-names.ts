import type { LanguageCode } from '@foyer/sdk'

/** Each language's own name. Intl does not know all of them on every phone: some return English for Khmer or Burmese. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  CN: '简体中文',
  EN: 'English',
  ES: 'Español',
  HI: 'हिन्दी',
  ID: 'Bahasa Indonesia',
  JA: '日本語',
  KM: 'ភាសាខ្មែរ',
  KO: '한국어',
  MY: 'မြန်မာ',
  TA: 'தமிழ்',
  TH: 'ไทย',
  TW: '繁體中文',
  VI: 'Tiếng Việt',
  TY: 'Reo Tahiti',
  UR: 'اردو',
  PT: 'Português',
  'PT-BR': 'Português (Brasil)',
  MS: 'Bahasa Melayu',
  BN: 'বাংলা',
  TR: 'Türkçe',
  RU: 'Русский',
  AR: 'العربية',
}
