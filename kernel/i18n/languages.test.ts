// @vitest-environment node
import { dir } from 'i18next'
import { describe, expect, it } from 'vitest'
import { codeOf, LANGUAGE_CODES, tagOf } from './languages.ts'

describe('the languages', () => {
  it('have tags as Intl and i18next write them', () => {
    const tags = LANGUAGE_CODES.map(tagOf)
    expect(Intl.getCanonicalLocales(tags)).toEqual([...new Set(tags)])
    expect(tags).toContain('zh-Hans')
  })

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
