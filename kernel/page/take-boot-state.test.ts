// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { takeBootState } from './take-boot-state.ts'

afterEach(() => vi.unstubAllGlobals())

it('gives each value once, and leaves the others', () => {
  const state = { token: 'T', status: 1 }
  vi.stubGlobal('__foyer', state)
  expect(takeBootState('token')).toBe('T')
  expect(takeBootState('token')).toBeUndefined()
  expect(state).toEqual({ status: 1 })
})

it.each([undefined, null, 'text', []])('has nothing where %o stands in its place', (state) => {
  vi.stubGlobal('__foyer', state)
  expect(takeBootState('token')).toBeUndefined()
})
