// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prefixDistance } from './prefix-distance.ts'

/** The same by the definition, without a table: for short texts only. */
function naive(typed: string, word: string): number {
  const distance = (a: string, b: string): number => {
    if (a === '' || b === '') return a.length + b.length
    const same = a[0] === b[0] ? 0 : 1
    const ways = [
      distance(a.slice(1), b) + 1,
      distance(a, b.slice(1)) + 1,
      distance(a.slice(1), b.slice(1)) + same,
    ]
    if (a.length > 1 && a[0] === b[1] && a[1] === b[0]) ways.push(distance(a.slice(2), b.slice(2)) + 1)
    return Math.min(...ways)
  }
  return Math.min(...Array.from({ length: word.length + 1 }, (_, end) => distance(typed, word.slice(0, end))))
}

describe('prefixDistance', () => {
  it.each<[string, string, number, number | undefined]>([
    ['baccarat', 'baccarat', 1, 0],
    ['bacc', 'baccarat', 1, 0],
    ['bacarat', 'baccarat', 1, 1],
    ['baccarrat', 'baccarat', 1, 1],
    ['baxcarat', 'baccarat', 1, 1],
    ['bcacarat', 'baccarat', 1, 1],
    ['bacara', 'baccarat', 1, 1],
    ['bakarat', 'baccarat', 1, undefined],
    ['bakarat', 'baccarat', 2, 2],
    ['', 'baccarat', 1, 0],
    ['slots', '', 1, undefined],
    ['dragon', 'lotus', 2, undefined],
  ])('%s for %s, up to %i: %s', (typed, word, max, expected) =>
    expect(prefixDistance(typed, word, max)).toBe(expected),
  )

  it('is what its definition says', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
    fc.assert(
      fc.property(text, text, fc.nat(3), (typed, word, max) => {
        const expected = naive(typed, word)
        expect(prefixDistance(typed, word, max)).toBe(expected <= max ? expected : undefined)
      }),
    )
  })
})
