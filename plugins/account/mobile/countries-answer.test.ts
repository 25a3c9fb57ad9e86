// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { countriesAnswer } from './countries-answer.ts'

const read = (value: object) => v.parse(countriesAnswer, { success: true, value })
const VN = { countryCode: 'VN', countryDialingCode: '84', currencySymbol: '₫', currency: 'VND' }

describe('the list of countries from the gateway', () => {
  it('[EN-11] returns the countries, and the visitor’s own', () => {
    const answer = read({ ...VN, countries: [{ countryCode: 'th', countryDialingCode: 66 }, VN] })
    expect(answer.list).toEqual([
      { code: 'TH', dialingCode: '+66' },
      { code: 'VN', dialingCode: '+84' },
    ])
    expect(answer.here).toEqual({ code: 'VN', dialingCode: '+84' })
  })

  it.each(['84', '+84', '0084', 84, ' 84 '])('reads the dialling code %j', (countryDialingCode) =>
    expect(read({ countries: [{ ...VN, countryDialingCode }] }).list).toEqual([
      { code: 'VN', dialingCode: '+84' },
    ]),
  )

  it('[EN-30] leaves out only unreadable entries and duplicates', () => {
    const bad = [
      null,
      5,
      {},
      { countryCode: 'Vietnam', countryDialingCode: '84' },
      { ...VN, countryDialingCode: '' },
    ]
    expect(read({ countries: [...bad, VN, VN] }).list).toEqual([{ code: 'VN', dialingCode: '+84' }])
    expect(read({ countryCode: 7, countries: 'all' })).toEqual({ list: [], here: undefined })
  })

  it('[EN-30] throws nothing but a validation error', () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const result = v.safeParse(countriesAnswer, { value })
        if (result.success)
          for (const { dialingCode } of result.output.list) expect(dialingCode).toMatch(/^\+\d+$/)
      }),
    ))
})
