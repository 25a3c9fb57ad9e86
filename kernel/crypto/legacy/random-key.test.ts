// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { randomKey } from './random-key.ts'

it('[SE-05] eight printable ASCII characters, different at each call', () => {
  const keys = Array.from({ length: 1_000 }, randomKey)
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{8}$/)
  expect(new Set(keys).size).toBe(1_000)
})

it('[SE-05] every character comes up equally often', () => {
  const counts = new Map<string, number>()
  const rounds = 20_000
  for (let i = 0; i < rounds; i++)
    for (const char of randomKey()) counts.set(char, (counts.get(char) ?? 0) + 1)
  expect(counts.size).toBe(94)
  const expected = (rounds * 8) / 94
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  // 93 degrees of freedom: above 170 once in a million runs; a plain `% 94` gives about 10,000.
  expect(chiSquare).toBeLessThan(170)
})

it('[SE-05] comes from crypto.getRandomValues and nothing else; bytes that would favour some characters are generated again', () => {
  const math = vi.spyOn(Math, 'random')
  let drawn = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(drawn++ === 0 ? 188 : 0)
    return bytes
  })
  expect(randomKey()).toBe('!!!!!!!!')
  expect(drawn).toBe(2)
  expect(math).not.toHaveBeenCalled()
})
