// @vitest-environment node
import { createStore } from '@foyer/sdk'
import { expect, it, vi } from 'vitest'
import { until } from './until.ts'

it('resolves with the current value if that satisfies', async () => {
  const store = createStore(3)
  await expect(until(store, (value) => value > 2)).resolves.toBe(3)
})

it('waits for the first value that satisfies, and unsubscribes then', async () => {
  const store = createStore(1)
  const satisfies = vi.fn((value: number) => value > 2)
  const reached = until(store, satisfies)
  for (const value of [2, 3, 4]) store.set(value)
  await expect(reached).resolves.toBe(3)
  expect(satisfies.mock.calls).toEqual([[1], [2], [3]])
})
