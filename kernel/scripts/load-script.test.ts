import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScript, RETRY_DELAY_MS, SCRIPT_TIMEOUT_MS } from './load-script.ts'
import { ScriptsService } from '../boot/kernel.ts'

const URL_OF_VENDOR = 'https://vendor.example/sdk.js?key=k1'
const logger = { debug() {}, warn() {}, error() {} }
const load = (url: string, options: Parameters<typeof loadScript>[1] = {}) => loadScript(url, options, logger)

/** Script elements in the page, for which the test plays the network. */
const inPage = () => [...document.head.querySelectorAll('script')]
const answer = (type: 'load' | 'error') => inPage().at(-1)?.dispatchEvent(new Event(type))
const outcome = (loading: Promise<unknown>) =>
  loading.then(
    () => 'loaded',
    (error: { code: string }) => error.code,
  )

beforeEach(() => {
  vi.useFakeTimers()
  // happy-dom would answer by itself; here the test plays the network.
  const { append } = document.head
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes
    if (!(script instanceof HTMLScriptElement)) throw new TypeError('not a script')
    const { src } = script
    script.removeAttribute('src')
    append.call(document.head, script)
    script.dataset['src'] = src
  })
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

describe('loadScript', () => {
  it('adds the script, asynchronous, and resolves with its element', async () => {
    const loading = load(URL_OF_VENDOR)
    const [script] = inPage()
    expect(script?.dataset['src']).toBe(URL_OF_VENDOR)
    expect(script?.async).toBe(true)
    expect(script?.hasAttribute('crossorigin')).toBe(false)
    answer('load')
    expect(await loading).toBe(script)
    expect(inPage()).toEqual([script])
    await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS)
    expect(inPage()).toEqual([script])
  })

  it.each([
    ['https://shop.example/m/home?r=7&code=S3CRET', 'https://shop.example/'],
    ['https://id.example/done?access_token=S3CRET', 'https://id.example/'],
    ['https://shop.example/m/home?r=7', 'https://shop.example/m/home?r=7'],
    ['', ''],
  ])('[TR-17] a script reads no secret of the page before: %s', (referrer, seen) => {
    Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
    try {
      void load(URL_OF_VENDOR)
      expect(document.referrer).toBe(seen)
    } finally {
      Reflect.deleteProperty(document, 'referrer')
    }
  })

  it('uses CORS when the bytes must be checked', () => {
    void load(URL_OF_VENDOR, { integrity: 'sha384-abc' })
    expect(inPage()[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' })
    answer('load')
  })

  it.each([
    'http://vendor.example/x.js',
    '//vendor.example/x.js',
    '/x.js',
    'javascript:alert(1)',
    'data:text/javascript,1',
    'https://u:p@vendor.example/',
    '',
  ])('refuses %s', async (url) => {
    expect(await outcome(load(url))).toBe('SC-URL')
    expect(inPage()).toEqual([])
  })

  it('accepts http on localhost', async () => {
    const loading = load('http://vendor.localhost:5173/x.js')
    answer('load')
    expect(await outcome(loading)).toBe('loaded')
  })

  it('a blocked script is SC-BLOCKED, leaves nothing behind and reveals no key', async () => {
    const loading = load(URL_OF_VENDOR)
    answer('error')
    await expect(loading).rejects.toMatchObject({ code: 'SC-BLOCKED' })
    await expect(loading).rejects.not.toMatchObject({ message: expect.stringContaining('k1') as string })
    expect(inPage()).toEqual([])
  })

  it('one that never answers is SC-TIMEOUT', async () => {
    const loading = outcome(load(URL_OF_VENDOR, { timeoutMs: 3000 }))
    await vi.advanceTimersByTimeAsync(2999)
    expect(inPage()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loading).toBe('SC-TIMEOUT')
    expect(inPage()).toEqual([])
  })

  it('retries with a new element, as often as requested', async () => {
    const loading = outcome(load(URL_OF_VENDOR, { retries: 2 }))
    const [first] = inPage()
    answer('error')
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS)
    const [second] = inPage()
    expect(second).not.toBe(first)
    expect(inPage()).toHaveLength(1)
    answer('error')
    await vi.advanceTimersByTimeAsync(2 * RETRY_DELAY_MS)
    answer('load')
    expect(await loading).toBe('loaded')

    const hopeless = outcome(load(URL_OF_VENDOR, { retries: 1 }))
    answer('error')
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS)
    answer('error')
    expect(await hopeless).toBe('SC-BLOCKED')
    expect(inPage()).toHaveLength(1)
  })

  it('an abort removes the element: before the load, between attempts and after it', async () => {
    for (const until of ['asked', 'failed', 'loaded', 'before'] as const) {
      const owner = new AbortController()
      if (until === 'before') owner.abort()
      const loading = outcome(load(URL_OF_VENDOR, { retries: 3, signal: owner.signal }))
      if (until === 'failed') answer('error')
      if (until === 'loaded') answer('load')
      await vi.advanceTimersByTimeAsync(1)
      owner.abort()
      await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS)
      expect(await loading).toBe(until === 'loaded' ? 'loaded' : 'SC-ABORTED')
      expect(inPage()).toEqual([])
    }
  })
})

describe('ScriptsService', () => {
  it('loads and refuses likewise', async () => {
    const scripts = new ScriptsService(logger)
    expect(await outcome(scripts.load('http://vendor.example/x.js'))).toBe('SC-URL')
    const loading = scripts.load(URL_OF_VENDOR, { integrity: 'sha384-abc' })
    await vi.waitFor(() => expect(inPage()).toHaveLength(1))
    answer('load')
    expect((await loading).integrity).toBe('sha384-abc')
  })
})
