// @vitest-environment node
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { generatePassword } from './register-player.ts'

it('[VA-01] has a length that the merchant allows, and no ambiguous characters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 256 }), fc.integer({ min: 0, max: 200 }), (passwordMin, more) => {
      const passwordMax = passwordMin + more
      const password = generatePassword({ passwordMin, passwordMax })
      expect(password.length).toBeGreaterThanOrEqual(passwordMin)
      expect(password.length).toBeLessThanOrEqual(passwordMax)
      expect(password).toMatch(/^[a-z2-9]+$/)
      expect(password).not.toMatch(/[lo01]/)
    }),
  )
})

it('[VA-01] is different each time, and uses all its characters', () => {
  const rules = { passwordMin: 6, passwordMax: 64 }
  const made = Array.from({ length: 200 }, () => generatePassword(rules))
  expect(new Set(made).size).toBe(200)
  expect(new Set(made.join('')).size).toBe(32)
})

it('[VA-01] comes from crypto.getRandomValues, byte for byte, and never from Math.random', () => {
  const random = vi.spyOn(Math, 'random')
  const values = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    new Uint8Array(array?.buffer ?? new ArrayBuffer(0)).forEach((_, at, bytes) => (bytes[at] = at * 9))
    return array
  })
  const rules = { passwordMin: 6, passwordMax: 64 }
  const first = generatePassword(rules)
  expect(values).toHaveBeenCalledOnce()
  expect(generatePassword(rules)).toBe(first)
  expect(new Set(first).size).toBe(16)
  expect(random).not.toHaveBeenCalled()
})
