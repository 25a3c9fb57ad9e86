import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useForeignReload } from './use-foreign-reload.ts'

const ADDRESS = 'http://localhost:7301'
const built =
  (integrity: string): (() => Response) =>
  () =>
    Response.json({ id: 'a.b', integrity })
const gone = (): Response => {
  throw new TypeError('Failed to fetch')
}
const unbuilt = (): Response => new Response('not built yet', { status: 503 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers one after the other, then the last one again. */
function serve(...answers: (() => Response)[]) {
  const fetch = vi.fn((_url: string) =>
    Promise.resolve().then(answers.length > 1 ? answers.shift() : answers[0]),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1_000)

describe('useForeignReload', () => {
  it.each([
    ['not at the first build', [built('a')], 0],
    ['after a new build', [built('a'), built('b')], 1],
    ['after each new build', [built('a'), built('b'), built('b'), built('c')], 2],
    ['when the server is back with a new build', [built('a'), gone, unbuilt, built('b')], 1],
    ['not when the server is back with the same build', [built('a'), gone, built('a')], 0],
    ['not when it was built after the start', [unbuilt, built('a')], 0],
  ])('reloads %s', async (_case, answers, times) => {
    serve(...answers)
    const reload = vi.fn()
    renderHook(() => useForeignReload(ADDRESS, reload))
    await seconds(5)
    expect(reload).toHaveBeenCalledTimes(times)
  })

  it.each([
    ['http://localhost:7301', 'http://localhost:7301/profile-entry.json'],
    ['http://localhost:7301/plugin.js?x=1', 'http://localhost:7301/profile-entry.json'],
  ])('asks the server at %s', async (address, url) => {
    const fetch = serve(built('a'))
    renderHook(() => useForeignReload(address, vi.fn()))
    await seconds(0)
    expect(fetch.mock.calls[0]?.[0]).toBe(url)
  })

  it.each([undefined, '', 'no address'])('asks nobody where the address is %j', async (address) => {
    const fetch = serve(built('a'))
    renderHook(() => useForeignReload(address, vi.fn()))
    await seconds(2)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('asks only while the page is visible', async () => {
    const fetch = serve(built('a'))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    renderHook(() => useForeignReload(ADDRESS, vi.fn()))
    await seconds(3)
    expect(fetch).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    await seconds(1)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('stops asking with the component, and begins anew with another address', async () => {
    const fetch = serve(built('a'), built('b'))
    const reload = vi.fn()
    const { rerender, unmount } = renderHook(({ address }) => useForeignReload(address, reload), {
      initialProps: { address: ADDRESS },
    })
    await seconds(0)
    rerender({ address: 'http://localhost:7302' })
    await seconds(2)
    expect(reload).not.toHaveBeenCalled()
    unmount()
    const asked = fetch.mock.calls.length
    await seconds(3)
    expect(fetch).toHaveBeenCalledTimes(asked)
  })
})
