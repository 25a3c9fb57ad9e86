// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import {
  FIELDS,
  type FormFields,
  usernameError,
  type NameRules,
  readRegistration,
  type FormValues,
} from './read-registration.ts'

const RULES: NameRules = {
  usernameMin: 4,
  usernameMax: 20,
  usernamePattern: '[A-Za-z0-9_]+',
  passwordMin: 6,
  passwordMax: 64,
}
const ALL: FormFields = {
  username: true,
  number: true,
  code: true,
  password: true,
  referralCode: true,
  age: true,
}
const GOOD: FormValues = {
  username: 'river_9',
  number: '901234567',
  code: '123456',
  password: 'quiet-river',
  referralCode: 'FRIEND7',
  age: true,
}
const read = (typed: Partial<FormValues>, parts: Partial<FormFields> = {}) =>
  readRegistration({ ...GOOD, ...typed }, { ...ALL, ...parts }, RULES, fakeNumbers())
const errorsOf = (typed: Partial<FormValues>) => {
  const result = read(typed)
  return 'errors' in result ? result.errors : {}
}

describe('readRegistration', () => {
  it('reads the fields of the form', () => {
    expect(read({ username: ' river_9 ', referralCode: ' FRIEND7 ' })).toEqual({
      registrant: {
        number: { countryDialingCode: '+84', mobileNum: '901234567' },
        code: '123456',
        username: 'river_9',
        password: 'quiet-river',
        referralCode: 'FRIEND7',
      },
    })
  })

  it('[CA-06] leaves out other fields, whatever was typed on another tab', () => {
    expect(read({}, { username: false, password: false, code: false })).toEqual({
      registrant: {
        number: { countryDialingCode: '+84', mobileNum: '901234567' },
        code: undefined,
        username: undefined,
        password: undefined,
        referralCode: 'FRIEND7',
      },
    })
  })

  it.each<[Partial<FormValues>, object]>([
    [{ username: '' }, { username: { key: 'username_empty' } }],
    [{ username: 'abc' }, { username: { key: 'username_short', values: { min: 4 } } }],
    [{ username: 'x'.repeat(21) }, { username: { key: 'username_long', values: { max: 20 } } }],
    [{ username: 'river 9' }, { username: { key: 'username_blank' } }],
    [{ username: 'rio-açaí' }, { username: { key: 'username_pattern' } }],
    [{ username: '🐟🐟🐟🐟' }, { username: { key: 'username_pattern' } }],
    [{ username: 'مستخدم' }, { username: { key: 'username_pattern' } }],
    [{ password: 'short' }, { password: { key: 'password_short', values: { min: 6 } } }],
    [{ password: 'x'.repeat(10_240) }, { password: { key: 'password_long', values: { max: 64 } } }],
    [{ password: '123456' }, { password: { key: 'password_refused' } }],
    [{ number: '12' }, { number: { key: 'number_length', values: { min: 6, max: 12 } } }],
    [{ code: '' }, { code: { key: 'code_missing' } }],
    [{ referralCode: 'no code' }, { referralCode: { key: 'referral_wrong' } }],
    [{ age: false }, { age: { key: 'age_missing' } }],
  ])('[VA-17] shows an error at its field: %j', (typed, errors) => expect(errorsOf(typed)).toEqual(errors))

  it('leaves out the marks that a copied text brings along', () => {
    expect(read({ username: '\u200eriver_9\u202c', referralCode: '\u2068FRIEND7\u2069' })).toMatchObject({
      registrant: { username: 'river_9', referralCode: 'FRIEND7' },
    })
  })

  it('keeps spaces in a password', () => {
    expect(read({ password: '  quiet river ' })).toHaveProperty('registrant.password', '  quiet river ')
  })

  it('[VA-17] reports every missing field of an empty form, the first field first', () => {
    const errors = errorsOf({
      username: '',
      number: '',
      code: '',
      password: '',
      referralCode: '',
      age: false,
    })
    expect(Object.keys(errors).sort()).toEqual(['age', 'code', 'number', 'password', 'username'])
  })

  it('[VA-17] returns either a value or errors, and no value that breaks a rule', () => {
    fc.assert(
      fc.property(
        fc.record({
          username: fc.string({ unit: 'grapheme' }),
          password: fc.string({ unit: 'grapheme', maxLength: 80 }),
          referralCode: fc.string(),
          age: fc.boolean(),
        }),
        (typed) => {
          const result = read(typed)
          if ('errors' in result) {
            expect(Object.keys(result.errors).length).toBeGreaterThan(0)
            for (const field of Object.keys(result.errors)) expect(FIELDS).toContain(field)
          } else {
            expect(result.registrant.username).toMatch(/^[A-Za-z0-9_]{4,20}$/)
            expect(usernameError(result.registrant.username ?? '', RULES)).toBeUndefined()
            expect([...(result.registrant.password ?? '')].length).toBeGreaterThanOrEqual(6)
            expect(typed.age).toBe(true)
          }
        },
      ),
    )
  })
})
