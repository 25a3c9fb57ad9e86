// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { takeBootState } from './take-boot-state.ts'

afterEach(() => vi.unstubAllGlobals())

it('returns each value once, and leaves the others', () => {
  const state = { token: 'T', status: 1 }
  vi.stubGlobal('__foyer', state)
  expect(takeBootState('token')).toBe('T')
  expect(takeBootState('token')).toBeUndefined()
  expect(state).toEqual({ status: 1 })
})

it.each([undefined, null, 'text', []])('returns nothing when the state is %o', (state) => {
  vi.stubGlobal('__foyer', state)
  expect(takeBootState('token')).toBeUndefined()
})
