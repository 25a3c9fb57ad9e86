// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { checkCredentials, type FieldErrors, normalizeCredentials } from './login-flow.ts'

describe('checkCredentials', () => {
  it.each<[string, string, string, FieldErrors]>([
    ['both fine', 'lan88', 'secret1', {}],
    ['shortest and longest that pass', 'abcd', 'x'.repeat(64), {}],
    ['both empty', '', '', { username: { key: 'username_empty' }, password: { key: 'password_empty' } }],
    ['short name', 'abc', 'secret1', { username: { key: 'username_short', values: { min: 4 } } }],
    ['long name', 'a'.repeat(21), 'secret1', { username: { key: 'username_long', values: { max: 20 } } }],
    ['short password', 'lan88', '12345', { password: { key: 'password_short', values: { min: 6 } } }],
    ['long password', 'lan88', 'x'.repeat(65), { password: { key: 'password_long', values: { max: 64 } } }],
    [
      'characters, not code units',
      '😀😀😀',
      'secret1',
      { username: { key: 'username_short', values: { min: 4 } } },
    ],
  ])('[VA-17] %s', (_case, username, password, errors) =>
    expect(
      checkCredentials(
        { username, password },
        { usernameMin: 4, usernameMax: 20, passwordMin: 6, passwordMax: 64 },
      ),
    ).toEqual(errors),
  )

  it('[VA-17] uses the merchant’s own rules', () => {
    const rules = { usernameMin: 2, usernameMax: 3, passwordMin: 1, passwordMax: 2 }
    expect(checkCredentials({ username: 'ab', password: 'x' }, rules)).toEqual({})
    expect(checkCredentials({ username: 'abcd', password: 'xyz' }, rules)).toEqual({
      username: { key: 'username_long', values: { max: 3 } },
      password: { key: 'password_long', values: { max: 2 } },
    })
  })
})

describe('normalizeCredentials', () => {
  it('trims what was pasted around the user name, and leaves the password alone', () =>
    expect(normalizeCredentials({ username: ' \tlan88\n', password: ' pass word ' })).toEqual({
      username: 'lan88',
      password: ' pass word ',
    }))
})
