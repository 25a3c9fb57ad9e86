import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { e164 } from './phone-number.ts'

describe('e164', () => {
  it.each([
    ['+84', '901234567', '+84901234567'],
    ['+84', '0901 234 567', '+84901234567'],
    ['84', '090-123-4567', '+84901234567'],
    ['0084', '901234567', '+84901234567'],
    ['+55', '(11) 98765.4321', '+5511987654321'],
    ['+84', '+1 650 555 0100', '+16505550100'],
    [' +84 ', ' 901234567 ', '+84901234567'],
  ])('%s and %s are %s', (code, number, whole) => expect(e164(code, number)).toBe(whole))

  it.each([
    ['+84', ''],
    ['', ''],
    ['+84', '123'],
    ['+84', '12345678901234'],
    ['+84', '90x234567'],
    ['+84', '٩٠١٢٣٤٥٦٧'],
    ['', '0'],
    ['++84', '901234567'],
  ])('%s and %s are none', (code, number) => expect(e164(code, number)).toBeUndefined())

  it('gives a number that may be dialled, or none', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, number) => {
        expect(e164(code, number) ?? '+1234567').toMatch(/^\+[1-9]\d{6,14}$/)
      }),
    )
  })
})
