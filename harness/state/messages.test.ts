// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { timeLeft, newestFirst } from './messages.tsx'

describe('text messages', () => {
  it('the ten latest, newest first', () => {
    const sent = Array.from({ length: 12 }, (_, at) => ({ to: '+84', code: String(at), expiresAt: 0 }))
    const codes = newestFirst(sent).map(({ code }) => code)
    expect([codes.length, codes[0], codes.at(-1)]).toEqual([10, '11', '2'])
  })
  it.each([
    [90_000, 'good for 90 s'],
    [1, 'good for 1 s'],
    [0, 'used or expired'],
    [-5_000, 'used or expired'],
  ])('%s ms before its end: %s', (left, words) => expect(timeLeft(1_000_000 + left, 1_000_000)).toBe(words))
})
