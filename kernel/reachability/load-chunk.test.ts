import type { ReachabilityState } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLOW_FILE_MS } from './constants.ts'
import type * as loadChunkModule from './load-chunk.ts'

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'
const CHROME_150 =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'
const CHROME_156 = CHROME_150.replace('150', '156')
const FILES = ['assets/a.js', 'assets/b.js', 'assets/a.css']
const UNFETCHED = new TypeError('Failed to fetch dynamically imported module: /m/assets/a.js')

/** What a HEAD request of a failed file gets. */
let answer: Response | 'dead'
let checks: ReachabilityState[]
let dispatched: unknown[]
/** Imported again for each test, because it remembers what it has fetched. */
let loadChunk: typeof loadChunkModule.loadChunk
const module = { Screen: 1 }
const load = vi.fn<() => Promise<object>>()
const hear = (event: VitePreloadErrorEvent): void => void dispatched.push(event.payload)
const browser = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
const links = () => [...document.head.querySelectorAll('link')]
const shown = () => links().map((link) => `${link.rel} ${new URL(link.href).pathname}`)
/** Fires the browser's event for the newest element of a file. */
const came = (file: string, how: 'load' | 'error' = 'load') =>
  links().filter(({ href }) => href.endsWith(file)).at(-1)?.dispatchEvent(new Event(how)) // prettier-ignore
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  answer = 'dead'
  checks = []
  dispatched = []
  load.mockReset().mockImplementation(() => Promise.resolve(module))
  vi.stubGlobal('fetch', () =>
    answer === 'dead' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer),
  )
  addEventListener('vite:preloadError', hear)
  vi.resetModules()
  ;({ loadChunk } = await import('./load-chunk.ts'))
  const { retryChunksAfter } = await import('./chunk-files.ts')
  retryChunksAfter(() => Promise.resolve(checks.shift() ?? 'offline'))
})
afterEach(() => {
  removeEventListener('vite:preloadError', hear)
  document.head.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('imports at once, and what the chunk imports beside it; resolves with its style sheets', async () => {
  browser(CHROME_156)
  const loading = loadChunk(load, FILES)
  expect(load).toHaveBeenCalledOnce()
  expect(shown()).toEqual(['modulepreload /assets/b.js', 'stylesheet /assets/a.css'])
  let done = false
  void loading.then(() => (done = true))
  await settle()
  expect(done).toBe(false)
  came('a.css')
  expect(await loading).toBe(module)
  void loadChunk(load, FILES)
  expect([links().length, dispatched]).toEqual([2, []])
})

it('has nothing to fetch while developing', async () => {
  expect(await loadChunk(load)).toBe(module)
  expect(links()).toEqual([])
})

it('fetches the files of an import that failed, and imports again', async () => {
  browser(CHROME_156)
  load.mockRejectedValueOnce(UNFETCHED)
  const loading = loadChunk(load, ['assets/a.js'])
  await settle()
  expect(shown()).toEqual(['preload /assets/a.js'])
  came('a.js')
  expect(await loading).toBe(module)
  expect([load.mock.calls.length, dispatched]).toEqual([2, []])
})

it('says what an import that failed got, and tries it again the next time', async () => {
  browser(CHROME_156)
  answer = new Response('', { status: 404 })
  load.mockRejectedValueOnce(UNFETCHED)
  const loading = loadChunk(load, ['assets/a.js'])
  await settle()
  came('a.js', 'error')
  await expect(loading).rejects.toMatchObject({ code: 'RE-GONE', message: expect.stringContaining('404') })
  expect([shown(), dispatched]).toEqual([[], [expect.objectContaining({ code: 'RE-GONE' })]])
  expect(await loadChunk(load, ['assets/a.js'])).toBe(module)
})

it('gives up an import when neither it nor the host answers', async () => {
  browser(CHROME_156)
  vi.useFakeTimers()
  load.mockReturnValueOnce(new Promise(() => {}))
  const given = loadChunk(load, ['assets/a.js']).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(SLOW_FILE_MS)
  expect(await given).toMatchObject({ code: 'RE-CHUNK' })
  expect(load).toHaveBeenCalledOnce()
})

it('fires no event for an error of the module itself', async () => {
  const mistake = new TypeError('x is not a function')
  load.mockRejectedValueOnce(mistake)
  await expect(loadChunk(load, ['assets/a.js'])).rejects.toBe(mistake)
  expect([load.mock.calls.length, dispatched]).toEqual([1, []])
})

describe.each([
  ['Firefox', FIREFOX],
  ['Chromium 150', CHROME_150],
])('%s, which remembers a failed import', (_, agent) => {
  beforeEach(() => void browser(agent))

  it('imports when the files are there, each fetched once', async () => {
    const loading = loadChunk(load, FILES)
    const other = loadChunk(load, ['assets/c.js', 'assets/b.js'])
    expect(shown()).toEqual(['preload /assets/a.js', 'preload /assets/b.js', 'stylesheet /assets/a.css', 'preload /assets/c.js']) // prettier-ignore
    for (const file of ['a.js', 'b.js', 'c.js']) came(file)
    expect(await other).toBe(module)
    expect(load).toHaveBeenCalledOnce()
    came('a.css')
    expect(await loading).toBe(module)
  })

  it('imports nothing that failed, reports it, and fetches it again the next time', async () => {
    const loading = loadChunk(load, FILES)
    for (const file of ['a.js', 'a.css']) came(file, 'error')
    came('b.js')
    await expect(loading).rejects.toMatchObject({ code: 'RE-CHUNK' })
    expect(dispatched).toMatchObject([{ code: 'RE-CHUNK' }])
    expect([load.mock.calls.length, shown()]).toEqual([0, ['preload /assets/b.js']])
    const again = loadChunk(load, FILES)
    for (const file of ['a.js', 'a.css']) came(file)
    expect(await again).toBe(module)
  })

  it('fetches once more, without an error, when the network failed for a moment', async () => {
    checks = ['online', 'online']
    const loading = loadChunk(load, ['assets/a.js'])
    came('a.js', 'error')
    await settle()
    came('a.js')
    expect(await loading).toBe(module)
    const other = loadChunk(load, ['assets/b.js']).catch((error: unknown) => error)
    for (let times = 0; times < 2; times++) {
      came('b.js', 'error')
      await settle()
    }
    expect(await other).toMatchObject({ code: 'RE-CHUNK' })
    expect(dispatched).toHaveLength(1)
  })

  it('waits for a slow file while the host answers, and gives it up when it does not', async () => {
    vi.useFakeTimers()
    checks = ['online']
    let over = false
    void loadChunk(load, ['assets/a.js']).then(() => (over = true))
    await vi.advanceTimersByTimeAsync(10 * SLOW_FILE_MS)
    expect([over, shown().length]).toEqual([false, 1])
    const given = loadChunk(load, ['assets/b.js']).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(SLOW_FILE_MS)
    expect(await given).toMatchObject({ code: 'RE-CHUNK' })
  })
})
