// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { fieldOf, registerFailure } from './register-failure.ts'

const refused = (errorCode: string, message = 'said') =>
  new HttpError('HT-REFUSED', 'refused', 'register.username', { status: 200, errorCode, message })
const FIELDS = ['username', 'password', 'referralCode'] as const

describe('fieldOf', () => {
  it.each([
    ['username.exists', 'username'],
    ['password.weak', 'password'],
    ['mobile.exists', 'number'],
    ['sms.code.err', 'code'],
    ['referral.code.err', 'referralCode'],
    ['register.closed', undefined],
    ['usernames', undefined],
    ['', undefined],
  ])('%s: %s', (code, field) => expect(fieldOf(code)).toBe(field))
})

describe('registerFailure', () => {
  it('[ER-08] shows a failure about a field at that field', () =>
    expect(registerFailure(refused('username.exists'), FIELDS)).toEqual({
      presentation: 'inline',
      text: { server: 'said' },
      field: 'username',
    }))

  it('tells of a new build in the form alone: its notice opens by itself', () =>
    expect(registerFailure(new HttpError('HT-GONE', 'x', 'y'), FIELDS)).toEqual({
      presentation: 'inline',
      text: { key: 'new_version' },
      field: undefined,
    }))

  it.each([
    ['the server’s message', refused('register.closed', 'Closed'), { server: 'Closed' }],
    ['unknown_error without one', refused('register.closed', ' '), { key: 'unknown_error' }],
    ['a field that the form does not have', refused('mobile.exists'), { server: 'said' }],
    ['another error than that of a call', new Error('x'), { key: 'unknown_error' }],
    ['no network', new HttpError('HT-NETWORK', 'x', 'y'), { key: 'network_error' }],
  ])('[ER-08] alerts %s', (_what, error, text) =>
    expect(registerFailure(error, FIELDS)).toEqual({ presentation: 'alert', text, field: undefined }),
  )
})
