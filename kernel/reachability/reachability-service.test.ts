import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ASK_ANOTHER_MS, PROBE_TIMEOUT_MS } from './probe.ts'
import { ReachabilityService } from './reachability-service.ts'

const OTHER = 'b.example'
const HERE = location.hostname
type Answer = Response | 'none' | 'never'
let answers: { own: Answer; other: Answer }
let calls: { readonly url: string; readonly init: RequestInit }[]

const json = (status = 200): Response => Response.json({}, { status })
const html = (status = 200): Response =>
  new Response('<p>', { status, headers: { 'content-type': 'text/html' } })
const healthy = (): Response => Response.json({ success: true })
const redirect = (): Response => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })

beforeEach(() => {
  answers = { own: json(), other: 'none' }
  calls = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init })
    const answer = answers[url.startsWith('/') ? 'own' : 'other']
    if (answer === 'none') return Promise.reject(new TypeError('Failed to fetch'))
    if (answer !== 'never') return Promise.resolve(answer)
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const service = (domains = [HERE, OTHER]) => new ReachabilityService({ domains })

describe('ReachabilityService.check', () => {
  it.each<[string, Answer, Answer, string]>([
    ['the host answers', json(), 'none', 'online'],
    ['it answers with an error', json(500), 'none', 'online'],
    ['the proxy before it does', html(502), 'none', 'online'],
    ['it has no such file', html(404), 'none', 'online'],
    ['nobody answers', 'none', 'none', 'offline'],
    ['another host answers correctly', 'none', healthy(), 'unreachable'],
    ['another host answers with a foreign page', 'none', html(), 'offline'],
    ['a network requires a login', html(511), html(511), 'offline'],
    ['a network shows its login page', html(), html(), 'offline'],
    ['a network redirects to its login', redirect(), 'none', 'offline'],
  ])('%s: %s', async (_, own, other, state) => {
    answers = { own, other }
    const network = service()
    expect(await network.check()).toBe(state)
    expect(network.state.get()).toBe(state)
  })

  it('bypasses every cache, requests no body and follows no redirect', async () => {
    await service().check()
    expect(calls).toMatchObject([
      { url: '/m/asset-manifest.json', init: { method: 'HEAD', cache: 'no-store', redirect: 'manual' } },
    ])
  })

  it('probes no other host when the page has none', async () => {
    answers.own = 'none'
    expect(await service([HERE]).check()).toBe('offline')
    expect(calls).toHaveLength(1)
  })

  it('[RO-14] sends another host no data of the player', async () => {
    answers.own = 'none'
    await service().check()
    expect(calls[1]?.url).toMatch(`${OTHER}/wps/system/test/ping`)
    expect(calls[1]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(calls[1]?.init.headers).toBeUndefined()
  })

  it('shares one request among simultaneous callers, and sends a new one afterwards', async () => {
    const network = service()
    await Promise.all([network.check(), network.check(), network.confirm()])
    expect(calls).toHaveLength(1)
    await network.check()
    expect(calls).toHaveLength(2)
  })

  it('waits no longer than its timeout for hosts that never answer', async () => {
    vi.useFakeTimers()
    answers = { own: 'never', other: 'never' }
    const network = service()
    const checked = network.check()
    await vi.advanceTimersByTimeAsync(ASK_ANOTHER_MS)
    await vi.dynamicImportSettled()
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(PROBE_TIMEOUT_MS - ASK_ANOTHER_MS)
    expect(await checked).toBe('offline')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('accepts the answer of a slow host', async () => {
    vi.useFakeTimers()
    let arrive = (_response: Response): void => {}
    vi.stubGlobal('fetch', (url: string) =>
      url.startsWith('/') ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(healthy()),
    )
    const checked = service().check()
    await vi.advanceTimersByTimeAsync(ASK_ANOTHER_MS)
    await vi.dynamicImportSettled()
    arrive(json())
    expect(await checked).toBe('online')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not override an answer that came while it waited', async () => {
    vi.useFakeTimers()
    answers.own = 'never'
    const network = service([])
    const checked = network.check()
    network.report({ kind: 'answer' })
    await vi.advanceTimersByTimeAsync(PROBE_TIMEOUT_MS)
    expect(await checked).toBe('online')
    expect(network.failures).toBe(0)
  })
})

describe('ReachabilityService.confirm', () => {
  it('probes the host unless it is known to be down', async () => {
    const network = service()
    answers.own = 'none'
    expect(await network.confirm()).toBe('offline')
    const asked = calls.length
    expect(await network.confirm()).toBe('offline')
    expect(calls).toHaveLength(asked)
  })
})

describe('ReachabilityService.onReturn', () => {
  it('notifies each time that answers return after a failure, and at no other time', () => {
    const network = service()
    const back = vi.fn()
    const forget = network.onReturn(back)
    network.report({ kind: 'answer' })
    expect(back).not.toHaveBeenCalled()
    network.report({ kind: 'browser-offline' })
    network.report({ kind: 'silence', elsewhere: true, since: 1 })
    expect(back).not.toHaveBeenCalled()
    network.report({ kind: 'answer' })
    network.report({ kind: 'answer' })
    expect(back).toHaveBeenCalledOnce()
    network.report({ kind: 'browser-offline' })
    forget()
    network.report({ kind: 'answer' })
    expect(back).toHaveBeenCalledOnce()
  })

  it('notifies a listener that is added while it is down', () => {
    const network = service()
    const back = vi.fn()
    network.report({ kind: 'browser-offline' })
    network.onReturn(back)
    network.report({ kind: 'answer' })
    expect(back).toHaveBeenCalledOnce()
  })
})
