import type { ReachabilityState } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLOW_FILE_MS } from './constants.ts'
import type * as loadChunkModule from './load-chunk.ts'

const JS = { 'content-type': 'text/javascript' }
const code = (): Response => new Response('export {}', { headers: JS })

let network: 'there' | 'dead' | 'silent' | Response
let fetched: string[]
let dispatched: unknown[]
let checks: ReachabilityState[]
/** Imported again for each test, because it remembers what it has fetched. */
let loader: typeof loadChunkModule
const module = { Screen: 1 }
const load = vi.fn(() => Promise.resolve(module))
const hear = (event: VitePreloadErrorEvent): void => void dispatched.push(event.payload)
/** The style sheets on the page. */
let styles: HTMLLinkElement[]
/** Fires the browser's event for the newest style sheet. */
const styleCame = (how: 'load' | 'error'): boolean | undefined => styles.at(-1)?.dispatchEvent(new Event(how))

beforeEach(async () => {
  network = 'there'
  fetched = []
  dispatched = []
  checks = []
  load.mockClear()
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    fetched.push(url)
    if (network === 'silent')
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    if (network === 'dead') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(network === 'there' ? code() : network)
  })
  styles = []
  // On the page it would be fetched; here the test decides the result.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement)) return
    styles.push(link)
    link.remove = () => void (styles = styles.filter((other) => other !== link))
  })
  addEventListener('vite:preloadError', hear)
  vi.resetModules()
  loader = await import('./load-chunk.ts')
  loader.retryChunksAfter(() => Promise.resolve(checks.shift() ?? 'offline'))
})
afterEach(() => {
  removeEventListener('vite:preloadError', hear)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('loadChunk', () => {
  it('imports a chunk once its files have been fetched', async () => {
    const loading = loader.loadChunk(load, ['assets/a.js', 'assets/b.js', 'assets/a.css'])
    expect(fetched).toEqual(['/assets/a.js', '/assets/b.js'])
    expect(styles.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([['stylesheet', '/assets/a.css']])
    await Promise.resolve()
    expect(load).not.toHaveBeenCalled()
    styleCame('load')
    expect(await loading).toBe(module)
    expect(dispatched).toEqual([])
  }) // prettier-ignore

  it('fetches each file once, for chunks that share it too', async () => {
    await Promise.all([
      loader.loadChunk(load, ['assets/a.js', 'assets/shared.js']),
      loader.loadChunk(load, ['assets/b.js', 'assets/shared.js']),
    ])
    await loader.loadChunk(load, ['assets/a.js', 'assets/shared.js'])
    expect(fetched).toEqual(['/assets/a.js', '/assets/shared.js', '/assets/b.js'])
  })

  it('has nothing to fetch while developing', async () => {
    expect(await loader.loadChunk(load)).toBe(module)
    expect(fetched).toEqual([])
  })

  it('does not import a chunk whose files failed, reports it, and fetches them again the next time', async () => {
    network = 'dead'
    await expect(loader.loadChunk(load, ['assets/a.js'])).rejects.toMatchObject({ code: 'RE-CHUNK' })
    expect(load).not.toHaveBeenCalled()
    expect(dispatched).toMatchObject([{ code: 'RE-CHUNK' }])
    network = 'there'
    expect(await loader.loadChunk(load, ['assets/a.js'])).toBe(module)
    expect(fetched).toEqual(['/assets/a.js', '/assets/a.js'])
  })

  it('loads a failed style sheet the next time: nothing is shown without it', async () => {
    network = 'dead'
    const loading = loader.loadChunk(load, ['assets/a.css'])
    styleCame('error')
    await expect(loading).rejects.toMatchObject({ code: 'RE-CHUNK' })
    expect(styles).toEqual([])
    const again = loader.loadChunk(load, ['assets/a.css'])
    expect(styles).toHaveLength(1)
    styleCame('load')
    expect(await again).toBe(module)
  })

  it('checks whether a failed style sheet still exists', async () => {
    network = new Response('', { status: 404 })
    const loading = loader.loadChunk(load, ['assets/a.css'])
    styleCame('error')
    await expect(loading).rejects.toMatchObject({ code: 'RE-GONE' })
    expect(styles).toEqual([])
  })

  it('fetches once more, without an error, when the network failed for a moment', async () => {
    checks = ['online']
    network = 'dead'
    const loading = loader.loadChunk(load, ['assets/a.js'])
    network = 'there'
    expect(await loading).toBe(module)
    expect([fetched.length, dispatched]).toEqual([2, []])
  })

  it('does not retry for ever when only this file gets no answer', async () => {
    checks = ['online', 'online', 'online']
    network = 'dead'
    await expect(loader.loadChunk(load, ['assets/a.js'])).rejects.toMatchObject({ code: 'RE-CHUNK' })
    expect([fetched.length, dispatched.length]).toEqual([2, 1])
  })

  it('gives up a slow file when the host does not answer, and waits for it when it does', async () => {
    vi.useFakeTimers()
    network = 'silent'
    checks = ['offline', 'offline', 'offline']
    const given = loader.loadChunk(load, ['assets/a.js', 'assets/a.css']).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(SLOW_FILE_MS - 1)
    expect(styles).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await given).toMatchObject({ code: 'RE-CHUNK' })
    expect(styles).toEqual([])
    checks = ['online']
    let over = false
    void loader.loadChunk(load, ['assets/a.js']).then(() => (over = true))
    await vi.advanceTimersByTimeAsync(10 * SLOW_FILE_MS)
    expect([over, fetched.length]).toEqual([false, 2])
    vi.useRealTimers()
  })

  it.each([
    ['a server that has no such file', new Response('', { status: 404 })],
    ['a page in its place', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ])('imports nothing from %s, and does not retry', async (_, answer) => {
    checks = ['online']
    network = answer
    await expect(loader.loadChunk(load, ['assets/a.js'])).rejects.toMatchObject({ code: 'RE-GONE' })
    expect([load.mock.calls.length, fetched.length, dispatched.length]).toEqual([0, 1, 1])
  })

  it('fires no event for an error of the module itself', async () => {
    const mistake = new TypeError('x is not a function')
    await expect(loader.loadChunk(() => Promise.reject(mistake), ['assets/a.js'])).rejects.toBe(mistake)
    expect(dispatched).toEqual([])
  })
})
