// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachedEndpoint, countingGateway } from './cache.fake.ts'
import { CACHE_PREFIX } from './ports.ts'
import type { FakeGateway } from './gateway.fake.ts'
import { fakeHttp, member, numberAnswer } from './http-service.fake.ts'

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
