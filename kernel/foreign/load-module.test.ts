import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CALL_TIMEOUT_MS } from '../host/core/constants.ts'
import { foreignEntry } from './foreign-entry.fake.ts'
import { loadModule } from './load-module.ts'
import { scriptNetwork } from './script-network.fake.ts'

const entry = foreignEntry()
const EMPTY = new ArrayBuffer(0)
const importModule = vi.fn(async () => ({ default: 'ran' }) as object)
let network: ReturnType<typeof scriptNetwork>
const run = (): Promise<string> =>
  loadModule(entry, entry.url, importModule).then(
    (exports) => String(exports.default),
    (error: { code: string; plugin: string; phase: string }) =>
      `${error.code} ${error.plugin} ${error.phase}`,
  )
function served(answer: (url?: string, options?: RequestInit) => Response): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, options?: RequestInit) => answer(url, options)),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  importModule.mockClear()
  network = scriptNetwork()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

describe('loadModule', () => {
  it('[KN-09] runs the file under its hash, as a module, with CORS; nothing stays in the page', async () => {
    const running = run()
    expect(network.asked[0]?.src).toBe(entry.url)
    expect(network.asked[0]?.script).toMatchObject({
      type: 'module',
      integrity: entry.integrity,
      crossOrigin: 'anonymous',
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(importModule).not.toHaveBeenCalled()
    network.answer('load')
    expect(await running).toBe('ran')
    expect(importModule).toHaveBeenCalledWith(entry.url)
    expect(document.head.children).toHaveLength(0)
  })

  it.each([
    ['other bytes came', () => new Response('evil'), 'PL-INTEGRITY'],
    ['the right bytes come now', () => new Response(EMPTY), 'PL-NETWORK'],
    ['an error status came', () => new Response('', { status: 503 }), 'PL-NETWORK'],
    [
      'nothing came',
      () => {
        throw new TypeError('Failed to fetch')
      },
      'PL-NETWORK',
    ],
  ])('[KN-09] refused because %s: %s', async (_why, answer, code) => {
    served(answer)
    const running = run()
    network.answer('error')
    expect(await running).toBe(`${code} acme.draw load`)
    expect(importModule).not.toHaveBeenCalled()
    expect(document.head.children).toHaveLength(0)
  })

  it('[KN-09] names the header that is missing where the server answers, but lets no other site read it', async () => {
    served((_url, options) => {
      if (options?.mode !== 'no-cors') throw new TypeError('Failed to fetch')
      return new Response(null)
    })
    const running = loadModule(entry, entry.url, importModule).catch((error: unknown) => error)
    network.answer('error')
    expect(await running).toMatchObject({
      code: 'PL-NETWORK',
      details: { url: entry.url, missing: 'Access-Control-Allow-Origin' },
    })
  })

  it('[KN-09] reports a file that the page’s policy blocks', async () => {
    served(() => {
      throw new TypeError('Failed to fetch')
    })
    const violation = (blockedURI: string) =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          blockedURI,
          effectiveDirective: 'script-src-elem',
        }),
      )
    const other = run()
    violation('https://elsewhere.example/x.js')
    violation('')
    network.answer('error')
    expect(await other).toBe('PL-NETWORK acme.draw load')
    const running = run()
    violation(entry.url)
    network.answer('error')
    expect(await running).toBe('PL-ORIGIN acme.draw load')
  })

  it('[KN-09] gives up on a file that never loads', async () => {
    const running = run()
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1)
    expect(document.head.children).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await running).toBe('PL-TIMEOUT acme.draw load')
    expect(document.head.children).toHaveLength(0)
  })

  it('[KN-09] gives up on a file whose top-level await never ends', async () => {
    importModule.mockReturnValueOnce(new Promise(() => {}))
    const running = run()
    network.answer('load')
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS)
    expect(await running).toBe('PL-TIMEOUT acme.draw load')
  })
})
