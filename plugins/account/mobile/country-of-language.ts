import type { LanguageCode } from '@foyer/sdk'

/**
 * A language's country, ISO 3166-1 (LG-03): the one that the form for a number begins with where the gateway does not know the
 * visitor's. The specification gives CN, EN and VI of about thirty that it does not name; here each
 * language of the gateway has one, the others that where most of its players live.
 */
export const COUNTRY_OF_LANGUAGE: Readonly<Record<LanguageCode, string>> = {
  CN: 'CN', EN: 'US', ES: 'ES', HI: 'IN', ID: 'ID', JA: 'JP', KM: 'KH', KO: 'KR', MY: 'MM', TA: 'IN', TH: 'TH', TW: 'TW',
  VI: 'VN', TY: 'PF', UR: 'PK', PT: 'PT', 'PT-BR': 'BR', MS: 'MY', BN: 'BD', TR: 'TR', RU: 'RU', AR: 'SA',
} // prettier-ignore
