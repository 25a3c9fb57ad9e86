// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGE_LIMIT_MS } from './constants.ts'
import { networkFirst } from './network-first.ts'
import { fetched } from './worker.fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const KEPT = fetched('kept')
const after = (ms: number, answer: Response | Error) => () =>
  new Promise<Response>((resolve, reject) =>
    setTimeout(() => (answer instanceof Error ? reject(answer) : resolve(answer)), ms),
  )
const run = (ask: () => Promise<Response>, kept?: Response) =>
  networkFirst({ ask, find: () => Promise.resolve(kept), limitMs: PAGE_LIMIT_MS })

describe('networkFirst', () => {
  it.each([
    ['the network’s in time', after(1_999, fetched('fresh')), 'fresh'],
    ['a page that is not there', after(0, fetched('none', { status: 404 })), 'none'],
    ['the kept one where the network fails', after(10, new TypeError('offline')), 'kept'],
    ['the kept one where the server fails', after(10, fetched('bad gateway', { status: 502 })), 'kept'],
    ['[PF-06] the kept one after 2 s', after(60_000, fetched('late')), 'kept'],
  ])('answers with %s', async (_case, ask, body) => {
    const answer = run(ask, KEPT.clone())
    await vi.advanceTimersByTimeAsync(PAGE_LIMIT_MS)
    expect(await (await answer).text()).toBe(body)
  })

  it('waits for the network as long as it takes where nothing is kept', async () => {
    const answer = run(after(60_000, fetched('late')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await (await answer).text()).toBe('late')
    expect((await run(() => Promise.resolve(fetched('bad', { status: 502 })))).status).toBe(502)
  })

  it('fails as the network does where nothing is kept, and leaves no timer', async () => {
    const failure = new TypeError('offline')
    await expect(run(() => Promise.reject(failure))).rejects.toBe(failure)
    expect(vi.getTimerCount()).toBe(0)
  })
})
