/**
 * The operator's own language codes, which its gateway speaks (LG-01). Everything else of the web uses BCP
 * 47: `I18n.tag()` has that of the current language.
 */
export type LanguageCode =
  | 'CN'
  | 'EN'
  | 'ES'
  | 'HI'
  | 'ID'
  | 'JA'
  | 'KM'
  | 'KO'
  | 'MY'
  | 'TA'
  | 'TH'
  | 'TW'
  | 'VI'
  | 'TY'
  | 'UR'
  | 'PT'
  | 'PT-BR'
  | 'MS'
  | 'BN'
  | 'TR'
  | 'RU'
  | 'AR'

/**
 * Texts of one plugin in one language: flat keys, with i18next's `{{name}}` for values and its plural
 * suffixes (`_one`, `_other`).
 */
export type Texts = Readonly<Record<string, string>>
