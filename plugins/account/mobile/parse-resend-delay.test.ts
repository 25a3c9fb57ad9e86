// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseResendDelay } from './parse-resend-delay.ts'

const NOW = Date.UTC(2026, 0, 1)

describe('parseResendDelay', () => {
  it.each([
    ['a time by the gateway’s clock', NOW + 90_000, 90_000],
    ['the same as text', String(NOW + 90_000), 90_000],
    ['a small number: seconds', 45, 45_000],
    ['seconds as text', ' 45 ', 45_000],
    ['half a second', 0.5, 500],
    ['ten minutes', NOW + 600_000, 600_000],
    ['over ten minutes', NOW + 600_001, 60_000],
    ['ten minutes in seconds', 600, 600_000],
    ['seconds over ten minutes', 601, 60_000],
    ['a time that has passed', NOW - 1, 60_000],
    ['no time', 0, 60_000],
    ['epoch seconds, which are neither', NOW / 1000, 60_000],
    ['nothing', undefined, 60_000],
    ['null', null, 60_000],
    ['a date', '2026-01-01T00:01:00Z', 60_000],
    ['hexadecimal', '0x10', 60_000],
    ['an object', { seconds: 45 }, 60_000],
    ['no number', Number.NaN, 60_000],
  ])('[EN-08] accepts %s', (_, given, wait) => expect(parseResendDelay(given, NOW)).toBe(wait))

  it('[EN-08] returns between zero and ten minutes, whatever is given', () =>
    fc.assert(
      fc.property(fc.anything(), fc.integer(), (given, now) => {
        const wait = parseResendDelay(given, now)
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(600_000)
      }),
    ))
})
