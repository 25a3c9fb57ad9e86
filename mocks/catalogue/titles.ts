export type LanguageCode = 'EN' | 'CN' | 'VI' | 'PT-BR'

/** A text in each language of any merchant. */
export type Titles = Readonly<Record<LanguageCode, string>>
