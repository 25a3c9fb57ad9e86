// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ping } from './ping.ts'

const NOW = 1_800_000_000_000
const calls: { readonly url: string; readonly init: RequestInit }[] = []
let answer: (init: RequestInit) => Promise<Response>
const open = (): AbortSignal => new AbortController().signal
const never = (init: RequestInit): Promise<Response> =>
  new Promise((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  calls.length = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return answer(init)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('ping', () => {
  it.each<[string, () => Promise<Response>, boolean]>([
    ['the gateway’s envelope', async () => Response.json({ success: true, value: 'pong' }), true],
    ['a refusal', async () => Response.json({ success: false }), false],
    ['an error status', async () => Response.json({ success: true }, { status: 503 }), false],
    ['somebody’s page', async () => new Response('<html>Blocked</html>'), false],
    ['another JSON', async () => Response.json(['ok']), false],
    ['a broken connection', async () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('[CA-12] %s', async (_, given, healthy) => {
    answer = given
    expect(await ping('https://a.example', open())).toBe(healthy)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[CA-12] [RO-14] sends the time, and no data of the site or the player', async () => {
    answer = async () => Response.json({ success: true })
    await ping('https://a.example', open())
    expect(calls[0]?.url).toBe(`https://a.example/wps/system/test/ping?speed=${NOW}`)
    expect(calls[0]?.init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    })
    expect(calls[0]?.init.headers).toBeUndefined()
  })

  it('[CA-12] [CO-02a] is aborted after 20 s', async () => {
    answer = never
    const ended = vi.fn()
    void ping('https://a.example', open()).then(ended)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(false)
  })

  it('is aborted by its caller', async () => {
    answer = never
    const caller = new AbortController()
    const ended = ping('https://a.example', caller.signal)
    caller.abort()
    expect(await ended).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })
})
