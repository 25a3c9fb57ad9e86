import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useProgressiveCount } from './use-progressive-count.ts'

let idle: (() => void)[] = []
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', (id: number) => {
    idle[id - 1] = () => {}
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const rest = (): void => act(() => idle.splice(0).forEach((run) => run()))

it('counts a list that is already long at once, as when the player comes back', () => {
  expect(renderHook(() => useProgressiveCount(8, 3)).result.current).toBe(8)
})

it('counts one more item of a list that grew in each idle moment, and no more than there are', () => {
  const { result, rerender } = renderHook(({ total }) => useProgressiveCount(total, 3), {
    initialProps: { total: 3 },
  })
  const seen = [result.current]
  rest()
  seen.push(result.current)
  rerender({ total: 5 })
  for (let moment = 0; moment < 8; moment++) {
    rest()
    seen.push(result.current)
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 5, 5, 5, 5])
  rerender({ total: 2 })
  expect(result.current).toBe(2)
})
