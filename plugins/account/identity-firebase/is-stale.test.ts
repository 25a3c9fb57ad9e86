// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isStale } from './firebase-service.ts'

const ISSUED = 'Tue, 14 Nov 2023 22:13:20 GMT'
const AT = 1_700_000_000_000

describe('[CO-09c] isStale', () => {
  it.each([
    ['just now', 0, false],
    ['300 s ago', 300_000, false],
    ['a moment more', 300_001, true],
    ['by a clock that is slow', -60_000, false],
  ])('issued %s', (_case, ageMs, stale) => expect(isStale(ISSUED, AT + ageMs)).toBe(stale))

  it('a token without a valid time is', () => expect(isStale('yesterday', AT)).toBe(true))
})
