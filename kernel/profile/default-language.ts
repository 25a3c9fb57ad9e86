import type { LanguageCode } from '@foyer/sdk'

/** The language of a site whose profile and gateway name none (LG-01). */
export const DEFAULT_LANGUAGE: LanguageCode = 'CN'
