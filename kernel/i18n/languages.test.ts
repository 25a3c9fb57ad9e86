// @vitest-environment node
import { dir } from 'i18next'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE } from '../profile/default-language.ts'
import { codeOf, LANGUAGE_CODES, SUPPORTED_LANGUAGES, tagOf } from './languages.ts'

describe('the languages', () => {
  it('have tags as Intl and i18next write them', () => {
    const tags = LANGUAGE_CODES.map(tagOf)
    expect(Intl.getCanonicalLocales(tags)).toEqual([...new Set(tags)])
    expect(tags).toContain('zh-Hans')
  })

  it('[LG-01] are the twenty supported ones, CN by default', () => {
    expect([...SUPPORTED_LANGUAGES].sort()).toEqual(
      [
        'CN',
        'EN',
        'ES',
        'HI',
        'ID',
        'JA',
        'KM',
        'KO',
        'MY',
        'TA',
        'TH',
        'TW',
        'VI',
        'TY',
        'UR',
        'PT',
        'PT-BR',
        'MS',
        'BN',
        'TR',
      ].sort(),
    )
    expect(DEFAULT_LANGUAGE).toBe('CN')
  })

  it.each([
    ['CN', 'zh-Hans'],
    ['TW', 'zh-Hant'],
    ['MY', 'my'],
    ['MS', 'ms'],
    ['PT-BR', 'pt-BR'],
    ['PT', 'pt'],
    ['KM', 'km'],
    ['UR', 'ur'],
  ] as const)('[LG-02] %s is %s to the web', (code, tag) => expect(tagOf(code)).toBe(tag))

  it('are found by their tags, the one without texts of its own as the one whose texts it has', () => {
    const found = LANGUAGE_CODES.map((code) => codeOf(tagOf(code)))
    expect(found).toEqual(LANGUAGE_CODES.map((code) => (code === 'TY' ? 'EN' : code)))
    expect(codeOf('xx')).toBeUndefined()
  })

  it('are written from the right in Urdu and Arabic', () => {
    const rightToLeft = LANGUAGE_CODES.filter((code) => dir(tagOf(code)) === 'rtl')
    expect(rightToLeft).toEqual(['UR', 'AR'])
  })
})
