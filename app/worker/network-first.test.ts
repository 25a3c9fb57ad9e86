// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGE_TIMEOUT_MS } from './constants.ts'
import { networkFirst } from './network-first.ts'
import { fetched } from './worker.fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CACHED = fetched('cached')
const after = (ms: number, answer: Response | Error) => () =>
  new Promise<Response>((resolve, reject) =>
    setTimeout(() => (answer instanceof Error ? reject(answer) : resolve(answer)), ms),
  )
const run = (fetch: () => Promise<Response>, cached?: Response) =>
  networkFirst({ fetch, match: () => Promise.resolve(cached), timeoutMs: PAGE_TIMEOUT_MS })

describe('networkFirst', () => {
  it.each([
    ['the network’s in time', after(1_999, fetched('fresh')), 'fresh'],
    ['a page that does not exist', after(0, fetched('none', { status: 404 })), 'none'],
    ['the cached one where the network fails', after(10, new TypeError('offline')), 'cached'],
    ['the cached one where the server fails', after(10, fetched('bad gateway', { status: 502 })), 'cached'],
    ['[PF-06] the cached one after 2 s', after(60_000, fetched('late')), 'cached'],
  ])('answers with %s', async (_case, fetch, body) => {
    const answer = run(fetch, CACHED.clone())
    await vi.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS)
    expect(await (await answer).text()).toBe(body)
  })

  it('waits for the network as long as it takes where nothing is cached', async () => {
    const answer = run(after(60_000, fetched('late')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await (await answer).text()).toBe('late')
    expect((await run(() => Promise.resolve(fetched('bad', { status: 502 })))).status).toBe(502)
  })

  it('fails as the network does where nothing is cached, and leaves no timer', async () => {
    const failure = new TypeError('offline')
    await expect(run(() => Promise.reject(failure))).rejects.toBe(failure)
    expect(vi.getTimerCount()).toBe(0)
  })
})
