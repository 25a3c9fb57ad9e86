// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHECK_MS } from './constants.ts'
import { nextCheckMs } from './poll-status.ts'

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('nextCheckMs', () => {
  it('spreads the players of a closed site around half a minute', () =>
    fc.assert(
      fc.property(random, (at) => {
        const ms = nextCheckMs(0, at)
        expect(ms).toBeGreaterThanOrEqual(CHECK_MS / 2)
        expect(ms).toBeLessThan(CHECK_MS * 1.5)
      }),
    ))

  it('calls a failing gateway less and less often, and never stops', () => {
    const waits = [0, 1, 2, 3, 4, 50].map((failures) => nextCheckMs(failures, 0.5) / CHECK_MS)
    expect(waits).toEqual([1, 2, 4, 8, 8, 8])
  })
})
