// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { DEFAULT_RULES } from './settings.ts'
import { checkPasswords, type FieldErrors } from './passwords.ts'

describe('checkPasswords', () => {
  it.each<[string, string, string, FieldErrors]>([
    ['both fine', 'old', 'secret1', {}],
    ['shortest and longest that pass', 'x', 'x'.repeat(64), {}],
    ['both empty', '', '', { current: { key: 'current_empty' }, next: { key: 'next_empty' } }],
    ['short', 'old', '12345', { next: { key: 'next_short', values: { min: 6 } } }],
    ['long', 'old', 'x'.repeat(65), { next: { key: 'next_long', values: { max: 64 } } }],
    ['10 KB', 'old', 'x'.repeat(10_000), { next: { key: 'next_long', values: { max: 64 } } }],
    ['characters, not code units', 'old', '😀😀😀', { next: { key: 'next_short', values: { min: 6 } } }],
    ['the weak password', 'old', '123456', { next: { key: 'next_weak' } }],
    ['nearly that', 'old', '1234567', {}],
    ['the same again', 'secret1', 'secret1', { next: { key: 'next_same' } }],
    ['the same in another case', 'secret1', 'Secret1', {}],
    ['the user name, in whatever letters', 'old', 'NguyenVan', { next: { key: 'next_username' } }],
    ['with spaces, which are meant', 'old', ' pass word ', {}],
  ])('[VA-17] %s', (_case, current, next, errors) =>
    expect(checkPasswords({ current, next }, DEFAULT_RULES, 'nguyenvan')).toEqual(errors),
  )

  it('[VA-17] uses the merchant’s own rules', () => {
    const check = (next: string) =>
      checkPasswords({ current: 'old', next }, { passwordMin: 8, passwordMax: 10 }, 'lan')
    expect(check('1234567')).toEqual({ next: { key: 'next_short', values: { min: 8 } } })
    expect(check('12345678901')).toEqual({ next: { key: 'next_long', values: { max: 10 } } })
    expect(check('1234567890')).toEqual({})
  })
})
