// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../kernel/i18n/languages.ts'
import { ALL_COUNTRIES } from './all-countries.ts'
import { COUNTRY_OF_LANGUAGE } from './country-list.ts'

describe('the country of a language', () => {
  it('[LG-03] is CN, US and VN for CN, EN and VI, as specified', () =>
    expect(COUNTRY_OF_LANGUAGE).toMatchObject({ CN: 'CN', EN: 'US', VI: 'VN' }))

  it('[LG-03] is given for each language of the gateway, and for nothing else', () =>
    expect(Object.keys(COUNTRY_OF_LANGUAGE).sort()).toEqual([...LANGUAGE_CODES].sort()))

  it.each(LANGUAGE_CODES)('[LG-03] of %s is one with a dialling code', (language) =>
    expect(ALL_COUNTRIES.map(({ code }) => code)).toContain(COUNTRY_OF_LANGUAGE[language]),
  )
})
