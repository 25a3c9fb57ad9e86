// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_COUNTRIES } from './all-countries.ts'
import { checkNumber, readCode, readNumber } from './read-number.ts'

const countryOf = (code: string) => ALL_COUNTRIES.find((country) => country.code === code)
const VN = countryOf('VN')
const read = (typed: string, current = VN) => {
  const { digits, country } = readNumber(typed, ALL_COUNTRIES, current)
  return `${country?.code} ${digits}`
}

describe('readNumber', () => {
  it.each([
    ['901234567', 'VN 901234567'],
    [' 0901 234-567 ', 'VN 0901234567'],
    ['(090) 123.4567', 'VN 0901234567'],
    ['+84 901 234 567', 'VN 901234567'],
    ['0084 901 234 567', 'VN 901234567'],
    ['+55 11 91234-5678', 'BR 11912345678'],
    ['+1 242 359 1234', 'BS 3591234'],
    ['٠٩٠١٢٣٤٥٦٧', 'VN 0901234567'],
    ['०९०१२३४५६७', 'VN 0901234567'],
    ['０９０１２３４５６７', 'VN 0901234567'],
    ['\u202a+60 12-345 6789\u202c', 'MY 123456789'],
    ['\u200e0901\u2068234\u2069567', 'VN 0901234567'],
    ['+60 (0)12-345 6789', 'MY 123456789'],
    ['0060 (0) 12-345 6789', 'MY 123456789'],
    ['tel:+60-12-345-6789', 'MY 123456789'],
    ['＋６０ 12 345 6789', 'MY 123456789'],
    ['+999', 'VN +999'],
    ['abc', 'VN abc'],
    ['', 'VN '],
  ])('reads %j', (typed, given) => expect(read(typed)).toBe(given))

  it('keeps the chosen country if several share the code', () => {
    expect(read('+1 613 555 0100', countryOf('CA'))).toBe('CA 6135550100')
    expect(read('+44 7700 900000', countryOf('JE'))).toBe('JE 7700900000')
    expect(read('+1 242 359 1234', countryOf('US'))).toBe('BS 3591234')
  })

  it('removes every country’s own code, and no digit of the number', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_COUNTRIES),
        fc.stringMatching(/^9\d{7}$/),
        ({ code, dialingCode }, number) => {
          const { digits, country } = readNumber(`${dialingCode} ${number}`, ALL_COUNTRIES, undefined)
          expect(`${country?.dialingCode}${digits}`).toBe(`${dialingCode}${number}`)
          if (dialingCode.length === 4) expect(country?.dialingCode, code).toBe(dialingCode)
        },
      ),
    ))
})

describe('checkNumber', () => {
  const rules = { min: 6, max: 15 }
  it.each([
    ['', 'number_missing'],
    ['abc', 'number_digits'],
    ['+84', 'number_digits'],
    ['12345', 'number_length'],
    ['1234567890123456', 'number_length'],
    ['123456', undefined],
    ['123456789012345', undefined],
  ])('[VA-17] %j: %s', (digits, key) => expect(checkNumber(digits, rules)?.key).toBe(key))
})

describe('readCode', () => {
  it.each([
    ['123456', { code: '123456' }],
    [' 123 456 ', { code: '123456' }],
    ['123-456', { code: '123456' }],
    ['१२३४५६', { code: '123456' }],
    ['', { problem: { key: 'code_missing' } }],
    ['12345', { problem: { key: 'code_length', values: { length: 6 } } }],
    ['12345a', { problem: { key: 'code_length', values: { length: 6 } } }],
  ])('reads %j', (typed, result) => expect(readCode(typed, 6)).toEqual(result))
})

describe('the list of dialling codes', () => {
  it('contains every country once, each with a code of E.164', () => {
    expect(ALL_COUNTRIES.length).toBe(245)
    expect(new Set(ALL_COUNTRIES.map(({ code }) => code)).size).toBe(245)
    for (const { code, dialingCode } of ALL_COUNTRIES)
      expect(`${code} ${dialingCode}`).toMatch(/^[A-Z]{2} \+(?:1\d{3}|[1-9]\d{0,2})$/)
  })
})
