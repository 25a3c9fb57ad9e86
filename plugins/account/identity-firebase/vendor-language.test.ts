// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { vendorLanguage } from './vendor-language.ts'

describe('vendorLanguage', () => {
  it.each([
    ['EN', 'en'],
    ['CN', 'zh-CN'],
    ['PT-BR', 'pt-BR'],
    ['KM', 'en'],
  ] as const)('%s is %s', (ours, theirs) => expect(vendorLanguage(ours)).toBe(theirs))

  it('returns codes that the service’s captcha accepts', () => {
    for (const ours of ['CN', 'TW', 'RU', 'TH', 'VI', 'JA', 'PT', 'PT-BR', 'ES', 'AR'] as const)
      expect(vendorLanguage(ours)).toMatch(/^[a-zA-Z-]{1,6}$/)
  })
})
