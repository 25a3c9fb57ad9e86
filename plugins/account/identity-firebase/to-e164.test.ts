// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { toE164 } from './to-e164.ts'

describe('toE164', () => {
  it.each([
    ['+84', '901234567', '+84901234567'],
    ['+84', '0901234567', '+84901234567'],
    ['+55', '11987654321', '+5511987654321'],
    ['+1', '6505550100', '+16505550100'],
    ['+60', '00123456789', '+60123456789'],
  ])('%s and %s are %s', (countryDialingCode, mobileNum, whole) =>
    expect(toE164({ countryDialingCode, mobileNum })).toBe(whole),
  )
})
