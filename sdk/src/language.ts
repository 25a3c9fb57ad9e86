/** The operator's own language codes, as its gateway speaks them (LG-01). Only `http` sends them; all else uses BCP 47. */
export type LanguageCode =
  | 'CN' | 'EN' | 'ES' | 'HI' | 'ID' | 'JA' | 'KM' | 'KO' | 'MY' | 'TA' | 'TH' | 'TW' | 'VI' | 'TY' | 'UR'
  | 'PT' | 'PT-BR' | 'MS' | 'BN' | 'TR' | 'RU' | 'AR' // prettier-ignore

/** Texts of one namespace: flat keys; i18next's `{{name}}` and plural suffixes (`_one`, `_other`) inside. */
export type Texts = Readonly<Record<string, string>>
