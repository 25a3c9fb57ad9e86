// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at, cachedEndpoint, countingGateway, TTL_MS } from './cache.fake.ts'
import type { FakeGateway } from './gateway.fake.ts'
import {
  endpoint,
  fakeHttp,
  fakeSessionStorage,
  member,
  numberAnswer,
  posting,
  rejection,
} from './http-service.fake.ts'

let gateway: FakeGateway
let area: Storage
beforeEach(async () => {
  ;({ gateway, area } = await countingGateway())
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await gateway.close()
})

const calls = () => gateway.seen.length
const names = () => Array.from({ length: area.length }, (_, i) => area.key(i) ?? '')

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
