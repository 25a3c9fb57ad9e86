import { expect, it } from 'vitest'
import { strengthOf } from './password-strength.ts'

it.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['password1', 'weak'],
  ['Abcd1234', 'weak'],
  ['rivers', 'weak'],
  ['quietriver', 'fair'],
  ['Quiet-r1', 'fair'],
  ['Quiet-river9', 'strong'],
  ['a long and quiet river', 'strong'],
  ['口令很长而且不容易猜到的一句话呢', 'strong'],
] as const)('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
