// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { vendorLanguage } from './get-identity-service.ts'

describe('vendorLanguage', () => {
  it.each([
    ['EN', 'en'],
    ['CN', 'zh-CN'],
    ['TW', 'zh-TW'],
    ['RU', 'ru'],
    ['TH', 'th'],
    ['VI', 'vi'],
    ['JA', 'ja'],
    ['PT', 'pt'],
    ['PT-BR', 'pt-BR'],
    ['ES', 'es'],
    ['AR', 'ar'],
    ['KM', 'en'],
  ] as const)('[LG-02] %s is %s', (ours, theirs) => expect(vendorLanguage(ours)).toBe(theirs))

  it('returns codes that the service’s captcha accepts', () => {
    for (const ours of ['CN', 'TW', 'RU', 'TH', 'VI', 'JA', 'PT', 'PT-BR', 'ES', 'AR'] as const)
      expect(vendorLanguage(ours)).toMatch(/^[a-zA-Z-]{1,6}$/)
  })
})
