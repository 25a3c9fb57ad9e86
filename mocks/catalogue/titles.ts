export type LanguageCode = 'EN' | 'CN' | 'VI' | 'PT-BR'

/** A text in each language that some merchant speaks. */
export type Titles = Readonly<Record<LanguageCode, string>>
