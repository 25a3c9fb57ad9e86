// @vitest-environment node
import type { LanguageCode } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../kernel/i18n/languages.ts'
import { vendorLanguage } from './vendor-language.ts'

describe('vendorLanguage', () => {
  it.each(LANGUAGE_CODES.flatMap((language) => [[language, 'v3'] as const, [language, 'v4'] as const]))(
    '[VA-05] the code of %s in %s has at most six letters, digits and hyphens',
    (language, version) => expect(vendorLanguage(language, version)).toMatch(/^[a-z\d-]{1,6}$/),
  )

  it.each<[LanguageCode, string, string]>([
    ['EN', 'en', 'eng'],
    ['CN', 'zh-cn', 'zho'],
    ['TW', 'zh-tw', 'zho-tw'],
    ['JA', 'ja', 'jpn'],
    ['RU', 'ru', 'rus'],
    ['AR', 'ar', 'ara'],
    ['ES', 'es', 'spa'],
    // The vendor's version 4 has no Thai either.
    ['TH', 'th', 'eng'],
    ['PT', 'pt-pt', 'por'],
    ['PT-BR', 'pt-pt', 'por'],
    // The vendor's version 4 has no Vietnamese.
    ['VI', 'vi', 'eng'],
    ['KM', 'en', 'eng'],
  ])('[LG-02] %s is %s in version 3 and %s in version 4', (language, v3, v4) => {
    expect(vendorLanguage(language, 'v3')).toBe(v3)
    expect(vendorLanguage(language, 'v4')).toBe(v4)
  })
})
