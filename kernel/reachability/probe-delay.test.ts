// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { probeDelayMs } from './probe-delay.ts'

describe('probeDelayMs', () => {
  it.each([
    [0, 2_000],
    [1, 4_000],
    [2, 8_000],
    [3, 16_000],
    [4, 30_000],
    [2_000, 30_000],
  ])('after %i failures about %i ms', (failures, ms) => {
    expect(probeDelayMs(failures, 0.5)).toBe(ms)
    expect(probeDelayMs(failures, 0)).toBe(ms / 2)
    expect(probeDelayMs(failures, 0.999)).toBeLessThan(ms * 1.5)
  })
})
