// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { strengthOf } from './strength-hint.tsx'

describe('strengthOf', () => {
  it.each([
    ['', 'weak'],
    ['123456', 'weak'],
    ['12345678', 'weak'],
    ['hgfedcba', 'weak'],
    ['abababab1', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['password', 'weak'],
    ['lotus2024', 'fair'],
    ['mật khẩu', 'fair'],
    ['correct horse battery', 'strong'],
    ['Lotus-2024', 'strong'],
    ['xkcdplmwqzrt', 'strong'],
  ])('of %j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
})
