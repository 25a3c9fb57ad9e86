import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createStore } from '../store.ts'
import { useStore } from './hooks.ts'

it('useStore gives the value, and renders again when it changes', () => {
  const store = createStore(1)
  const { result } = renderHook(() => useStore(store))
  act(() => store.set(2))
  expect(result.current).toBe(2)
})

it('useStore with a selector gives the selected part, and renders again only when that changes', () => {
  const store = createStore({ name: 'a', count: 1 })
  let renders = 0
  const { result } = renderHook(() => {
    renders++
    return useStore(store, ({ name }) => name)
  })
  act(() => store.set({ name: 'a', count: 2 }))
  expect([result.current, renders]).toEqual(['a', 1])
  act(() => store.set({ name: 'b', count: 2 }))
  expect([result.current, renders]).toEqual(['b', 2])
})
