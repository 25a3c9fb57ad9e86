// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addressAnswer } from './address-answer.ts'

describe('addressAnswer', () => {
  it.each([
    ['text', ' https://play.example/x '],
    ['an object', { url: 'https://play.example/x' }],
  ])('accepts the address as %s', (_case, value) =>
    expect(v.parse(addressAnswer, { success: true, value })).toBe('https://play.example/x'),
  )

  it.each([undefined, null, '', {}, { url: '' }, { url: 5 }, []])('refuses %j', (value) =>
    expect(v.safeParse(addressAnswer, { success: true, value }).success).toBe(false),
  )
})
