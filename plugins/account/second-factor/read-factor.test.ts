// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import type { FactorMethod } from '../shared/points.ts'
import { type FactorValues, offeredMethods, readFactor } from './factor.ts'

const read = (method: FactorMethod, typed: Partial<FactorValues>) =>
  readFactor(
    method,
    { email: '', payeeName: '', authCode: '', number: '', code: '', ...typed },
    { authCodeLength: 6, numbers: fakeNumbers() },
  )

describe('readFactor', () => {
  it.each([
    ['E', { email: ' lan@example.com\n' }, { email: 'lan@example.com' }],
    ['P', { payeeName: '  NGUYEN VAN A ' }, { payeeName: 'NGUYEN VAN A' }],
    ['G', { authCode: ' 123 456 ' }, { authCode: '123456' }],
    ['G', { authCode: '１２３-４５６' }, { authCode: '123456' }],
    [
      'S',
      { number: '901234567', code: '654321' },
      { countryDialingCode: '+84', mobileNum: '901234567', verificationCode: '654321' },
    ],
  ] as const)('[VA-06][EN-07] %s of %j proves %j', (method, typed, proof) =>
    expect(read(method, typed)).toEqual({ proof: { method, ...proof } }),
  )

  it.each([
    ['E', { email: ' \t' }, { email: { key: 'email_empty' } }],
    ['E', { email: 'lan' }, { email: { key: 'email_wrong' } }],
    ['P', { payeeName: '  ' }, { payeeName: { key: 'payee_empty' } }],
    ['G', { authCode: ' - ' }, { authCode: { key: 'auth_code_empty' } }],
    ['G', { authCode: '12345' }, { authCode: { key: 'auth_code_length', values: { length: 6 } } }],
    ['G', { authCode: '12345a' }, { authCode: { key: 'auth_code_length', values: { length: 6 } } }],
    ['S', {}, { number: { key: 'number_missing' }, code: { key: 'code_missing' } }],
    ['S', { number: '901234567' }, { code: { key: 'code_missing' } }],
    ['S', { code: '123456' }, { number: { key: 'number_missing' } }],
  ] as const)('[VA-06] %s of %j is told: %j', (method, typed, errors) =>
    expect(read(method, typed)).toEqual({ errors }),
  )
})

describe('offeredMethods', () => {
  it.each([
    [['E', 'S'], true, ['E', 'S']],
    [['E', 'S'], false, ['E']],
    [['S'], false, ['P']],
    [[], true, ['P']],
  ] as const)('[OV-15] of %j, text messages %s: %j', (asked, canText, offered) =>
    expect(offeredMethods(asked, canText)).toEqual(offered),
  )
})
