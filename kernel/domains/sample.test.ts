// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cryptoRandom, sample } from './domains-service.ts'

describe('sample', () => {
  it('[CA-12] returns `count` of the items, each once, and does not change the list', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat()),
        fc.nat(20),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (items, count, stream) => {
          const before = [...items]
          const drawn = sample(items, count, (below) => Math.floor(stream.next().value * below))
          expect(drawn).toHaveLength(Math.min(count, items.length))
          expect(new Set(drawn).size).toBe(drawn.length)
          expect(drawn.every((item) => items.includes(item))).toBe(true)
          expect(items).toEqual(before)
        },
      ),
    ))

  it('uses the random numbers', () => {
    const picks = [2, 0]
    expect(sample(['a', 'b', 'c'], 2, () => picks.shift() ?? 0)).toEqual(['c', 'a'])
  })
})

describe('cryptoRandom', () => {
  it('stays below the limit, and reaches every number', () => {
    const seen = new Set(Array.from({ length: 400 }, () => cryptoRandom(4)))
    expect([...seen].sort()).toEqual([0, 1, 2, 3])
  })
})
