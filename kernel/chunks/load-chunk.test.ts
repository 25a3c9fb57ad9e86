import type { ReachabilityState } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLOW_FILE_MS } from './chunk-files.ts'
import type * as loadChunkModule from './load-chunk.ts'

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'

const CHROME_150 =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'

const CHROME_156 = CHROME_150.replace('150', '156')

const FILES = ['assets/a.js', 'assets/b.js', 'assets/a.css']

const UNFETCHED = new TypeError('Failed to fetch dynamically imported module: /m/assets/a.js')

const SCRIPT = { headers: { 'content-type': 'text/javascript' } }

/** What a request gets; a script where it is `undefined`. */
let network: Response | 'dead' | 'silent' | undefined

let fetched: string[]

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
  links()
    .filter(({ href }) => href.endsWith(file))
    .at(-1)
    ?.dispatchEvent(new Event(how))

const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  network = undefined
  fetched = []
  checks = []
  dispatched = []
  load.mockReset().mockImplementation(() => Promise.resolve(module))
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(new URL(url, 'http://site.test').pathname)
    if (network === 'dead') throw new TypeError('Failed to fetch')
    return network === 'silent' ? new Promise(() => {}) : (network ?? new Response('export {}', SCRIPT))
  })
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

it.each([
  [false, []],
  [true, ['modulepreload /assets/b.js']],
  [undefined, ['modulepreload /assets/b.js']],
])(
  'announces what a chunk imports once the page has settled only after a tap: %s',
  async (isActive, links) => {
    browser(CHROME_156)
    const { pageSettled } = await import('./load-chunk.ts')
    pageSettled()
    const activation = isActive === undefined ? undefined : { isActive }
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true })
    await loadChunk(load, ['assets/a.js', 'assets/b.js'])
    expect(shown()).toEqual(links)
    Reflect.deleteProperty(navigator, 'userActivation')
  },
)

it('has nothing to fetch while developing', async () => {
  expect(await loadChunk(load)).toBe(module)
  expect(links()).toEqual([])
})

it('fetches the files of an import that failed, and imports again', async () => {
  browser(CHROME_156)
  load.mockRejectedValueOnce(UNFETCHED)
  expect(await loadChunk(load, ['assets/a.js', 'assets/b.js'])).toBe(module)
  expect([fetched, load.mock.calls.length, dispatched]).toEqual([['/assets/a.js', '/assets/b.js'], 2, []])
})

it.each([
  ['RE-GONE', 'an error status', new Response('', { ...SCRIPT, status: 404 })],
  ['RE-GONE', 'a page in its place', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['RE-CHUNK', 'nothing', 'dead' as const],
])('says %s where a failed import gets %s, and tries it again the next time', async (code, _, given) => {
  browser(CHROME_156)
  network = given
  load.mockRejectedValueOnce(UNFETCHED)
  await expect(loadChunk(load, ['assets/a.js'])).rejects.toMatchObject({ code })
  expect([load.mock.calls.length, dispatched]).toEqual([1, [expect.objectContaining({ code })]])
  expect(await loadChunk(load, ['assets/a.js'])).toBe(module)
})

it('loads a failed style sheet the next time: nothing is shown without it', async () => {
  browser(CHROME_156)
  network = 'dead'
  const loading = loadChunk(load, ['assets/a.js', 'assets/a.css'])
  came('a.css', 'error')
  await expect(loading).rejects.toMatchObject({ code: 'RE-CHUNK' })
  expect(shown()).toEqual([])
  const again = loadChunk(load, ['assets/a.js', 'assets/a.css'])
  came('a.css')
  expect(await again).toBe(module)
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
    expect(await loadChunk(load, ['assets/c.js', 'assets/b.js'])).toBe(module)
    expect(fetched).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
    expect([shown(), load.mock.calls.length]).toEqual([['stylesheet /assets/a.css'], 1])
    came('a.css')
    expect(await loading).toBe(module)
  })

  it('imports nothing that failed, reports it, and fetches it again the next time', async () => {
    network = 'dead'
    await expect(loadChunk(load, ['assets/a.js'])).rejects.toMatchObject({ code: 'RE-CHUNK' })
    expect(dispatched).toMatchObject([{ code: 'RE-CHUNK' }])
    expect(load).not.toHaveBeenCalled()
    network = undefined
    expect(await loadChunk(load, ['assets/a.js'])).toBe(module)
    expect(fetched).toHaveLength(2)
  })

  it('fetches once more, without an error, when the network failed for a moment', async () => {
    network = 'dead'
    checks = ['online']
    const loading = loadChunk(load, ['assets/a.js'])
    network = undefined
    expect(await loading).toBe(module)
    network = 'dead'
    checks = ['online', 'online']
    await expect(loadChunk(load, ['assets/b.js'])).rejects.toMatchObject({ code: 'RE-CHUNK' })
    expect([fetched.length, dispatched.length]).toEqual([4, 1])
  })

  it('waits for a slow file while the host answers, and gives it up when it does not', async () => {
    vi.useFakeTimers()
    network = 'silent'
    checks = ['online']
    let over = false
    void loadChunk(load, ['assets/a.js']).then(() => (over = true))
    await vi.advanceTimersByTimeAsync(10 * SLOW_FILE_MS)
    expect([over, fetched.length]).toEqual([false, 1])
    const given = loadChunk(load, ['assets/b.js']).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(SLOW_FILE_MS)
    expect(await given).toMatchObject({ code: 'RE-CHUNK' })
  })
})
