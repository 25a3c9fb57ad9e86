// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CACHE_PREFIX } from './constants.ts'
import { type FakeGateway, fakeGateway } from './gateway.fake.ts'
import {
  endpoint,
  fakeHttp,
  fakeSessionStorage,
  member,
  numberAnswer,
  posting,
  rejection,
} from './http-service.fake.ts'

const TTL_MS = 60_000
const cachedEndpoint = endpoint({ id: 'test.kept', cacheMs: TTL_MS })

let gateway: FakeGateway
let area: Storage
let count = 0
beforeEach(async () => {
  gateway = await fakeGateway()
  count = 0
  gateway.reply = () => ({ body: { success: true, value: ++count } })
  area = fakeSessionStorage()
  vi.stubGlobal('sessionStorage', area)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await gateway.close()
})

const calls = () => gateway.seen.length
const names = () => Array.from({ length: area.length }, (_, i) => area.key(i) ?? '')
const at = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: ms })

describe('which responses are cached', () => {
  it('[CA-33] none, unless the endpoint has a cache time', async () => {
    const { http } = fakeHttp(gateway.origin)
    await http.call(endpoint())
    await http.call(endpoint())
    expect([calls(), area.length]).toEqual([2, 0])
  })

  it('[CA-33] a GET for its endpoint’s cache time, in any order of its query', async () => {
    at(1_000)
    const { http } = fakeHttp(gateway.origin)
    const ask = (query: Record<string, number>) => http.call(cachedEndpoint, { query })
    expect(await ask({ a: 1, b: 2 })).toEqual({ success: true, value: 1 })
    expect(await ask({ b: 2, a: 1 })).toEqual({ success: true, value: 1 })
    expect(await ask({ a: 1 })).toEqual({ success: true, value: 2 })
    vi.setSystemTime(1_000 + TTL_MS - 1)
    await ask({ a: 1, b: 2 })
    expect(calls()).toBe(2)
    vi.setSystemTime(1_000 + TTL_MS)
    expect(await ask({ a: 1, b: 2 })).toEqual({ success: true, value: 3 })
  })

  it('[CA-33] none of a member’s, unless the endpoint has a cache time: each call asks, and nothing is stored', async () => {
    const { http, session } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    for (const auth of ['optional', 'required'] as const) {
      const mine = endpoint({ id: `test.${auth}`, path: `/wps/${auth}`, auth })
      expect(await http.call(mine)).not.toEqual(await http.call(mine))
    }
    expect([calls(), area.length]).toEqual([4, 0])
    expect(gateway.seen.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill('token-of-m1'))
    const granted = endpoint({ id: 'test.granted', path: '/wps/granted', auth: 'required', cacheMs: TTL_MS })
    expect(await http.call(granted)).toEqual(await http.call(granted))
    expect(calls()).toBe(5)
  })

  it('[CA-33] never a POST, PUT or DELETE, not even one that has a cache time', async () => {
    const { http } = fakeHttp(gateway.origin)
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const change = posting({ id: `test.${method}`, method, cacheMs: TTL_MS })
      await http.call(change, { body: 1 })
      await http.call(change, { body: 1 })
    }
    expect(gateway.seen.map(({ method }) => method)).toEqual([
      'POST',
      'POST',
      'PUT',
      'PUT',
      'DELETE',
      'DELETE',
    ])
    expect(area.length).toBe(0)
  })

  it.each([
    ['a refusal', { body: { success: false, errorCode: 'no' } }],
    ['404', { status: 404, body: {} }],
    ['500', { status: 500, body: {} }],
    ['an answer that does not match the schema', { body: { value: 'text' } }],
    ['an answer that is not JSON', { body: '<html>' }],
  ])('never %s: the next call asks again', async (_, reply) => {
    const { http } = fakeHttp(gateway.origin)
    const strict = { ...cachedEndpoint, response: numberAnswer }
    const good = gateway.reply
    gateway.reply = () => reply
    await rejection(http.call(strict))
    expect(area.length).toBe(0)
    gateway.reply = good
    expect(await http.call(strict)).toEqual({ value: 1 })
    expect(await http.call(strict)).toEqual({ value: 1 })
    expect(calls()).toBe(2)
  })

  it('an expired answer is removed for good: an ETag does not restore it, and a later refusal is not cached', async () => {
    at(1_000)
    const { http } = fakeHttp(gateway.origin)
    gateway.reply = () => ({
      headers: { etag: '"v1"', 'last-modified': new Date(0).toUTCString() },
      body: { value: 1 },
    })
    await http.call(cachedEndpoint)
    vi.setSystemTime(1_000 + TTL_MS)
    gateway.reply = () => ({ body: { success: false } })
    expect(await rejection(http.call(cachedEndpoint))).toMatchObject({ code: 'HT-REFUSED' })
    expect(area.length).toBe(0)
    expect(gateway.seen[1]?.headers).not.toHaveProperty('if-none-match')
    expect(gateway.seen[1]?.headers).not.toHaveProperty('if-modified-since')
    gateway.reply = () => ({ body: { value: 2 } })
    expect(await http.call(cachedEndpoint)).toEqual({ value: 2 })
  })

  it('an answer from the future is requested again: the device’s clock was set back', async () => {
    at(1_000)
    const { http } = fakeHttp(gateway.origin)
    await http.call(cachedEndpoint)
    vi.setSystemTime(999)
    expect(await http.call(cachedEndpoint)).toEqual({ success: true, value: 2 })
  })

  it('a failure is never answered with something stale', async () => {
    at(1_000)
    const { http } = fakeHttp(gateway.origin)
    gateway.reply = () => ({
      headers: { 'cache-control': 'max-age=1, stale-if-error=9999' },
      body: { value: 1 },
    })
    await http.call(cachedEndpoint)
    vi.setSystemTime(1_000 + TTL_MS)
    await gateway.close()
    expect(await rejection(http.call(cachedEndpoint))).toMatchObject({ code: 'HT-NETWORK' })
  })

  it("the gateway's cache headers change nothing, and the request asks for none", async () => {
    at(1_000)
    const { http } = fakeHttp(gateway.origin)
    for (const value of ['no-store', 'immutable', 'max-age=999999']) {
      gateway.reply = () => ({ headers: { 'cache-control': value, vary: '*' }, body: { value } })
      http.flush()
      const before = calls()
      await http.call(cachedEndpoint)
      await http.call(cachedEndpoint)
      expect(calls()).toBe(before + 1)
      vi.setSystemTime(Date.now() + TTL_MS)
      await http.call(cachedEndpoint)
      expect(calls()).toBe(before + 2)
    }
    for (const { headers } of gateway.seen) {
      expect(headers).not.toHaveProperty('expires')
      expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache')
    }
  })
})

describe('whose response it is', () => {
  it('[CA-33] merchant, language and member each have their own', async () => {
    const { http, session, state } = fakeHttp(gateway.origin)
    const ask = async () => ((await http.call(cachedEndpoint)) as { value: number }).value
    session.set(member('m1'))
    expect([await ask(), await ask()]).toEqual([1, 1])
    state.language = 'EN'
    expect(await ask()).toBe(2)
    state.merchantCode = 'coral'
    expect(await ask()).toBe(3)
    session.set(member('m2'))
    expect(await ask()).toBe(4)
    expect(gateway.seen.at(-1)?.headers.authorization).toBe('token-of-m2')
    session.set(undefined)
    expect(await ask()).toBe(5)
  })

  it('[CA-33] two members on one page never see the other’s, although the address is the same', async () => {
    gateway.reply = ({ headers }) => ({ body: { value: headers.authorization } })
    const one = fakeHttp(gateway.origin)
    const two = fakeHttp(gateway.origin)
    one.session.set(member('m1'))
    two.session.set(member('m2'))
    expect(await one.http.call(cachedEndpoint)).toEqual({ value: 'token-of-m1' })
    expect(await two.http.call(cachedEndpoint)).toEqual({ value: 'token-of-m2' })
    expect(calls()).toBe(2)
  })

  it('[CA-33] login, logout and flush clear memory and session storage', async () => {
    const { http, session } = fakeHttp(gateway.origin)
    area.setItem('somebody else', 'stays')
    const steps = [() => session.set(member('m1')), () => session.set(undefined), () => http.flush()]
    for (const step of steps) {
      await http.call(cachedEndpoint)
      await http.call(cachedEndpoint)
      expect(area.length).toBe(2)
      step()
      expect(names()).toEqual(['somebody else'])
    }
    const before = calls()
    await http.call(cachedEndpoint)
    expect(calls()).toBe(before + 1)
  })

  it('a logout before any call, when the engine is not loaded, clears them too', () => {
    area.setItem(`${CACHE_PREFIX}old`, '1 60000 200\n{}')
    const { session } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    expect(area.length).toBe(0)
  })

  it('an answer to a call from before a flush reaches its caller, and is not cached', async () => {
    const { http } = fakeHttp(gateway.origin)
    const release: ((value: string) => void)[] = []
    gateway.reply = () => new Promise((resolve) => release.push((value) => resolve({ body: { value } })))
    const before = http.call(cachedEndpoint)
    await vi.waitFor(() => expect(calls()).toBe(1))
    http.flush()
    const after = http.call(cachedEndpoint)
    await vi.waitFor(() => expect(calls()).toBe(2))
    release[0]?.('old')
    expect(await before).toEqual({ value: 'old' })
    expect(area.length).toBe(0)
    release[1]?.('new')
    expect(await after).toEqual({ value: 'new' })
    expect(await http.call(cachedEndpoint)).toEqual({ value: 'new' })
    expect(calls()).toBe(2)
  })

  it('callers cannot change what is cached', async () => {
    const { http } = fakeHttp(gateway.origin)
    gateway.reply = () => ({ body: { list: [1] } })
    for (let i = 0; i < 2; i++) {
      const { list } = (await http.call(cachedEndpoint)) as { list: number[] }
      expect(() => list.push(2)).toThrow(TypeError)
      expect(list).toEqual([1])
    }
  })
})

describe('after a reload', () => {
  it('[CA-33] session storage returns the answer; it has only its text, no header, no token', async () => {
    gateway.reply = () => ({ headers: { 'x-secret': 'header-5ecret' }, body: { value: 'ü' } })
    const first = fakeHttp(gateway.origin)
    first.session.set(member('m1'))
    await first.http.call(cachedEndpoint)
    expect(JSON.stringify(names().map((name) => [name, area.getItem(name)]))).not.toMatch(/5ecret|token-of/)
    const second = fakeHttp(gateway.origin, member('m1'))
    second.session.set(member('m1'))
    expect(await second.http.call(cachedEndpoint)).toEqual({ value: 'ü' })
    expect(calls()).toBe(1)
  })

  it('a request that a reload interrupted is sent again', async () => {
    gateway.reply = () => new Promise(() => undefined)
    const first = fakeHttp(gateway.origin)
    void first.http.call(cachedEndpoint).catch(() => undefined)
    await vi.waitFor(() => expect(calls()).toBe(1))
    gateway.reply = () => ({ body: { value: 2 } })
    expect(await fakeHttp(gateway.origin).http.call(cachedEndpoint)).toEqual({ value: 2 })
  })

  it.each([
    ['nonsense', () => 'nonsense'],
    ['an answer from the future', () => `${Date.now() + 1_000} 60000 200\n{"value":9}`],
    ['one that is too old', () => `${Date.now() - 60_000} 60000 200\n{"value":9}`],
    ['one that no longer fits the schema', () => `${Date.now()} 60000 200\n{"value":"nine"}`],
    ['one that is not JSON', () => `${Date.now()} 60000 200\n{"value`],
  ])('[EN-30] %s in session storage counts as absent', async (_, stored) => {
    const strict = { ...cachedEndpoint, response: numberAnswer }
    await fakeHttp(gateway.origin).http.call(strict)
    const [name = ''] = names()
    area.setItem(name, stored())
    expect(await fakeHttp(gateway.origin).http.call(strict)).toEqual({ value: 2 })
  })
})

describe('bounds', () => {
  it('[CA-33] caches at most fifty answers, the latest', async () => {
    at(1_000)
    const { http } = fakeHttp(gateway.origin)
    for (let n = 0; n < 55; n++) {
      vi.setSystemTime(1_000 + n)
      await http.call(cachedEndpoint, { query: { n } })
    }
    expect(area.length).toBe(50)
    const before = calls()
    for (let n = 5; n < 55; n++) await http.call(cachedEndpoint, { query: { n } })
    expect(calls()).toBe(before)
    await http.call(cachedEndpoint, { query: { n: 0 } })
    expect(calls()).toBe(before + 1)
  })

  it('an answer that is too long is cached in memory only; many long ones evict the oldest', async () => {
    at(1_000)
    const { http } = fakeHttp(gateway.origin)
    const text = (chars: number) => () => ({ body: { value: 'x'.repeat(chars) } })
    gateway.reply = text(500_000)
    await http.call(cachedEndpoint)
    await http.call(cachedEndpoint)
    expect([calls(), area.length]).toEqual([1, 0])
    gateway.reply = text(300_000)
    for (let n = 0; n < 6; n++) {
      vi.setSystemTime(2_000 + n)
      await http.call(cachedEndpoint, { query: { n } })
    }
    expect(area.length).toBe(4)
    expect(names().some((name) => name.includes('n=5'))).toBe(true)
    expect(names().some((name) => name.includes('n=0'))).toBe(false)
  })

  it.each([
    ['full', () => fakeSessionStorage({ quotaChars: 10 })],
    [
      'blocked',
      () =>
        new Proxy(fakeSessionStorage(), {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        }),
    ],
    ['absent', () => undefined],
  ])('[CA-33] with storage that is %s the memory cache still works', async (_, storage) => {
    vi.stubGlobal('sessionStorage', storage())
    const { http } = fakeHttp(gateway.origin)
    expect(await http.call(cachedEndpoint)).toEqual({ success: true, value: 1 })
    expect(await http.call(cachedEndpoint)).toEqual({ success: true, value: 1 })
    http.flush()
    expect(await http.call(cachedEndpoint)).toEqual({ success: true, value: 2 })
  })
})
