import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { readState } from './harness-state.ts'
import { useStateOptions } from './use-state-options.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the notes are those of the state that is shown now', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json({ notes: address.includes('colour') ? ['colour'] : [] })),
  )
  const [onOffered, onError] = [vi.fn(), vi.fn()]
  const { rerender } = renderHook(
    ({ query }) => useStateOptions(readState(query, 'lotus'), onOffered, onError),
    { initialProps: { query: 'colour=red' } },
  )
  await vi.waitFor(() => expect(onOffered).toHaveBeenLastCalledWith({ notes: ['colour'] }))
  rerender({ query: '' })
  await vi.waitFor(() => expect(onOffered).toHaveBeenLastCalledWith({ notes: [] }))
  rerender({ query: 'frame-text=130' })
  expect(onOffered).toHaveBeenCalledTimes(2)
  expect(onError).not.toHaveBeenCalled()
})
