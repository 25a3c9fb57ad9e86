// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { countriesAnswer } from './countries-answer.ts'

const read = (value: object) => v.parse(countriesAnswer, { success: true, value })
const VN = { countryCode: 'VN', countryDialingCode: '84', currencySymbol: '₫', currency: 'VND' }
const VIET_NAM = { code: 'VN', dialingCode: '+84', currencySymbol: '₫', currency: 'VND' }

describe('the list of countries from the gateway', () => {
  it('[EN-11] returns the countries with their four fields, and the visitor’s own', () => {
    const answer = read({ ...VN, countries: [{ countryCode: 'th', countryDialingCode: 66 }, VN] })
    expect(answer.list).toEqual([{ code: 'TH', dialingCode: '+66' }, VIET_NAM])
    expect(answer.here).toEqual(VIET_NAM)
  })

  it.each([
    ['its code', { countryCode: 'VN' }, 'VN'],
    ['its code, whatever the dialling code', { countryCode: 'VN', countryDialingCode: '66' }, 'VN'],
    ['its dialling code, without a code', { countryDialingCode: '84' }, 'VN'],
    [
      'its dialling code, where the list has not the code',
      { countryCode: 'LA', countryDialingCode: 84 },
      'VN',
    ],
    ['none that the list has', { countryCode: 'LA', countryDialingCode: '856' }, undefined],
    ['nothing', {}, undefined],
  ])('[EN-11] finds the visitor’s country by %s', (_case, value, code) => {
    const countries = [{ countryCode: 'TH', countryDialingCode: '66' }, VN]
    expect(read({ ...value, countries }).here?.code).toBe(code)
  })

  it.each([
    ['currency', { currency: 'dong' }, { currencySymbol: '₫' }],
    ['currency', { currency: 704 }, { currencySymbol: '₫' }],
    ['currencySymbol', { currencySymbol: ' ' }, { currency: 'VND' }],
    ['currencySymbol', { currencySymbol: null }, { currency: 'VND' }],
  ])('[EN-30] an invalid %s is left out (%j), not its country', (_field, part, money) =>
    expect(read({ countries: [{ ...VN, ...part }] }).list).toEqual([
      { code: 'VN', dialingCode: '+84', ...money },
    ]),
  )

  it.each(['84', '+84', '0084', 84, ' 84 '])('reads the dialling code %j', (countryDialingCode) =>
    expect(read({ countries: [{ ...VN, countryDialingCode }] }).list).toEqual([VIET_NAM]),
  )

  it('[EN-30] leaves out only unreadable entries and duplicates', () => {
    const bad = [
      null,
      5,
      {},
      { countryCode: 'Vietnam', countryDialingCode: '84' },
      { ...VN, countryDialingCode: '' },
    ]
    expect(read({ countries: [...bad, VN, VN] }).list).toEqual([VIET_NAM])
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
