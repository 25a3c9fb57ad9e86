import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { REACHABILITY } from '../services/reachability.ts'
import { fakeReachability } from '../testing/fake-reachability.ts'
import { KernelContext, type KernelView } from './kernel-view.ts'
import { useFetched } from './use-fetched.ts'

afterEach(cleanup)

function show(fetch: () => Promise<string>) {
  const reachability = fakeReachability()
  // The hook asks for no other service.
  const kernel = {
    service: (token: string) => (token === REACHABILITY ? reachability : undefined),
  } as unknown as KernelView
  const Shown = (): ReactNode => {
    const fetched = useFetched(fetch)
    if (fetched.step === 'failed') return <button onClick={fetched.retry}>retry</button>
    return fetched.step === 'ready' ? fetched.value : 'loading'
  }
  const view = render(
    <KernelContext value={kernel}>
      <Shown />
    </KernelContext>,
    { wrapper: StrictMode },
  )
  const become = (state: 'online' | 'offline') => act(async () => reachability.state.set(state))
  return { view, become, text: () => view.container.textContent }
}
const failing = () => vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no answer')))

describe('useFetched', () => {
  it('gives what was fetched', async () => {
    const { text } = show(() => Promise.resolve('there'))
    expect(text()).toBe('loading')
    await act(async () => {})
    expect(text()).toBe('there')
  })

  it('fetches again when the player asks', async () => {
    const fetch = failing()
    const { text } = show(fetch)
    await act(async () => {})
    fetch.mockResolvedValue('there')
    fireEvent.click(screen.getByRole('button', { name: 'retry' }))
    expect(text()).toBe('loading')
    await act(async () => {})
    expect(text()).toBe('there')
  })

  it('fetches again when the network is back, and not after a success', async () => {
    const fetch = failing()
    const { text, become } = show(fetch)
    await become('offline')
    expect(text()).toBe('retry')
    await become('online')
    expect(text()).toBe('retry')
    fetch.mockResolvedValue('there')
    await become('offline')
    await become('online')
    expect(text()).toBe('there')
    const calls = fetch.mock.calls.length
    await become('offline')
    await become('online')
    expect(fetch).toHaveBeenCalledTimes(calls)
  })

  it('fetches nothing once its component is unmounted', async () => {
    const fetch = failing()
    const { view, become } = show(fetch)
    await become('offline')
    const calls = fetch.mock.calls.length
    view.unmount()
    await become('online')
    expect(fetch).toHaveBeenCalledTimes(calls)
  })
})
