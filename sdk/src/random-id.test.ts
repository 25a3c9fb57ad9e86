// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { randomId } from './random-id.ts'

it('is another each time, of 32 digits, without crypto.randomUUID too', () => {
  const ids = Array.from({ length: 100 }, randomId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
  vi.stubGlobal('crypto', { getRandomValues: <T>(bytes: T) => bytes })
  expect(randomId()).toBe('0'.repeat(32))
  vi.unstubAllGlobals()
})
