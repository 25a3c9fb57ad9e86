// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { registerMethods, formFields } from './form-fields.ts'

const SETTINGS = {
  mobileUsername: false,
  mobilePassword: true,
  mobileCode: true,
  minimumAge: undefined,
  referralCode: false,
}
const shown = (parts: object) => Object.entries(parts).flatMap(([name, asked]) => (asked ? [name] : []))

describe('registerMethods', () => {
  it.each([
    [['username'], true, ['username']],
    [['mobile', 'username'], true, ['mobile', 'username']],
    [['mobile', 'username'], false, ['username']],
    [['mobile'], false, ['username']],
    [['mobile', 'mobile'], true, ['mobile']],
  ] as const)('%j, numbers %s: %j', (methods, numbers, open) =>
    expect(registerMethods({ methods: [...methods] }, numbers)).toEqual(open),
  )
})

describe('formFields', () => {
  it.each([
    ['username', {}, false, ['username', 'password']],
    [
      'username',
      { minimumAge: 18, referralCode: true },
      false,
      ['username', 'password', 'referralCode', 'age'],
    ],
    ['username', {}, true, ['username', 'password', 'referralCode']],
    ['username', { mobilePassword: false }, false, ['username', 'password']],
    ['mobile', {}, false, ['number', 'password', 'code']],
    ['mobile', { mobilePassword: false, mobileCode: false }, false, ['number']],
    ['mobile', { mobileUsername: true }, false, ['number', 'username', 'password', 'code']],
  ] as const)('[VA-17] %s with %j, referred %s: %j', (method, settings, referred, fields) =>
    expect(shown(formFields(method, { ...SETTINGS, ...settings }, referred))).toEqual(fields),
  )
})
