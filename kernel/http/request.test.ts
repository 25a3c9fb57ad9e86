// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeGateway, fakeGateway } from './gateway.fake.ts'
import { endpoint, fakeHttp, fakeSessionStorage, member, rejection } from './http-service.fake.ts'
import { PATH_RULES, rulesOf } from './request.ts'

const pathsWith = (fits: (rule: (typeof PATH_RULES)[number]) => boolean) =>
  PATH_RULES.filter(fits).map(({ path }) => path)

let gateway: FakeGateway

beforeEach(async () => {
  gateway = await fakeGateway()
  vi.stubGlobal('sessionStorage', fakeSessionStorage())
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await gateway.close()
})

const calls = () => gateway.seen.length

describe('the rules by path', () => {
  it('[RO-14][CA-35] list the paths without authorization, with ignored 401s, cached or never cached', () => {
    expect(pathsWith(({ auth }) => auth === 'none')).toEqual([
      '/wps/session/key/rsa',
      '/wps/check/username',
      '/wps/relay/MCSFE_getMerchantAvailablePromotions',
      '/wps/relay/MCSFE_getListAnnouncements',
      '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
    ])
    expect(pathsWith(({ auth }) => auth === 'ignore-401')).toEqual(['/wps/session/logout'])
    expect(pathsWith(({ cache }) => typeof cache === 'number')).toEqual(['/lgw/games'])
    expect(pathsWith(({ cache }) => cache === 'never')).toEqual(['/wps/session/key/rsa', '/lgw/orders'])
  })

  it.each<[string, object]>([
    ['/lgw/games', { cache: 300_000, passThrough: true }],
    ['/lgw/games/hot?page=1', { cache: 300_000, passThrough: true }],
    ['/lgw/orders?day=1', { cache: 'never', passThrough: true }],
    ['/lgw/orders/7', { cache: 'never', passThrough: true }],
    ['/lgw/ordersOfMine', { passThrough: true }],
    ['/wps/lgw/orders', {}],
    ['https://other.example/lgw/orders', {}],
    ['', {}],
  ])('apply to a path and everything below it: %s', (path, expected) => {
    const { path: _, ...rules } = rulesOf(path) as { path?: string }
    expect(rules).toEqual(expected)
  })
})

describe('HTTP by path', () => {
  it.each(pathsWith(({ auth }) => auth === 'none'))('[RO-14] %s never receives the token', async (path) => {
    const { http, session, failures } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    gateway.reply = () => ({ status: 401 })
    await rejection(http.call(endpoint({ path, auth: 'optional' })))
    expect(gateway.seen[0]?.headers).not.toHaveProperty('authorization')
    expect(failures[0]?.context.tokenStatus).toBe('none')
  })

  it('[CA-35] /lgw/orders is never cached, for any endpoint and any override', async () => {
    const { http, state } = fakeHttp(gateway.origin)
    const orders = endpoint({ id: 'acme.orders', path: '/lgw/orders/list', cacheMs: 60_000 })
    const news = endpoint({ id: 'acme.news', path: '/wps/news', cacheMs: 60_000 })
    state.overrides = { 'acme.news': { path: '/lgw/orders' } }
    for (const call of [orders, orders, news, news]) await http.call(call)
    state.overrides = { 'acme.orders': { path: '/wps/other' } }
    for (const call of [orders, orders]) await http.call(call)
    expect(calls()).toBe(6)
  })

  it('[CA-35][CO-01a] /lgw/games/ is cached for the session time, unless the endpoint has its own; a refusal never is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
    const { http } = fakeHttp(gateway.origin)
    const games = endpoint({ path: '/lgw/games/list' })
    gateway.reply = () => ({ body: { success: false, message: 'busy' } })
    expect(await http.call(games)).toEqual({ success: false, message: 'busy' })
    gateway.reply = () => ({ body: ['game'] })
    for (let n = 0; n < 3; n++) expect(await http.call(games)).toEqual(['game'])
    expect(calls()).toBe(2)
    vi.setSystemTime(1_000 + 300_000)
    await http.call(games)
    expect(calls()).toBe(3)
    const brief = endpoint({ id: 'test.brief', path: '/lgw/games/brief', cacheMs: 1 })
    await http.call(brief)
    vi.setSystemTime(1_000 + 300_002)
    await http.call(brief)
    expect(calls()).toBe(5)
    vi.useRealTimers()
  })

  it('[CA-35] a failed logout is never shown, by default, and with an override too', async () => {
    const { http, session, state, failures } = fakeHttp(gateway.origin)
    gateway.reply = () => ({ status: 401 })
    session.set(member('m1'))
    const logout = endpoint({ id: 'auth.logout', method: 'POST', path: '/wps/session/logout' })
    await rejection(http.call(logout))
    state.overrides = { 'auth.logout': { path: '/own/goodbye' } }
    await rejection(http.call(logout))
    expect(gateway.seen.map(({ url }) => url)).toEqual(['/wps/session/logout', '/own/goodbye'])
    expect(failures.map(({ context }) => context)).toEqual([
      { alert: false, tokenStatus: 'none' },
      { alert: false, tokenStatus: 'none' },
    ])
  })
})
