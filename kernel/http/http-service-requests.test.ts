// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeGateway, fakeGateway } from './gateway.fake.ts'
import { endpoint, fakeHttp, member, posting, rejection } from './http-service.fake.ts'

let gateway: FakeGateway
beforeEach(async () => {
  gateway = await fakeGateway()
})
afterEach(async () => {
  vi.useRealTimers()
  await gateway.close()
})

describe('headers', () => {
  it('[EN-29a] a call names merchant, language, token, device and module, and nothing of axios', async () => {
    const { http, session, state } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    state.device = 'PWA'
    await http.call(posting({ device: true, moduleId: 'REG3' }), { body: { a: 1 } })
    const { headers, body } = gateway.seen[0] ?? {}
    expect(headers).toMatchObject({
      merchant: 'lotus',
      language: 'VI',
      authorization: 'token-of-m1',
      device: 'PWA',
      moduleid: 'REG3',
      'content-type': 'application/json',
    })
    expect(headers).not.toHaveProperty('encryption')
    expect(JSON.stringify(headers)).not.toContain('axios')
    expect(body).toBe('{"a":1}')
  })

  it('[EN-29a] language is CN by default; the device is sent only on request; without a body there is no content type', async () => {
    const { http, state } = fakeHttp(gateway.origin)
    state.device = 'IPAD'
    state.language = '' as never
    await http.call(posting(), { body: undefined })
    expect(gateway.seen[0]?.headers).toMatchObject({ language: 'CN' })
    for (const name of ['device', 'moduleid', 'authorization', 'content-type'])
      expect(gateway.seen[0]?.headers).not.toHaveProperty(name)
  })

  it('an anonymous call has neither the browser’s cookies nor the page’s address', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    const { http } = fakeHttp(gateway.origin)
    await http.call(posting({ anonymous: true, auth: 'none' }), { body: { a: 1 } })
    await http.call(posting(), { body: { a: 1 } })
    const requests = fetching.mock.calls.map(([request]) => request as Request)
    expect(requests.map(({ credentials, referrerPolicy }) => [credentials, referrerPolicy])).toEqual([
      ['omit', 'no-referrer'],
      ['include', ''],
    ])
    fetching.mockRestore()
  })

  it('a failed call has the time that the server asks to wait', async () => {
    const { http } = fakeHttp(gateway.origin)
    gateway.reply = () => ({ status: 429, headers: { 'retry-after': '7' }, body: '<h1>429</h1>' })
    expect(await rejection(http.call(endpoint()))).toMatchObject({
      code: 'HT-STATUS',
      answer: { status: 429, retryAfterMs: 7_000 },
    })
    gateway.reply = () => ({
      body: { success: false, errorCode: 'TOO_MANY_REQUEST' },
      headers: { 'retry-after': '8' },
    })
    expect(await rejection(http.call(endpoint()))).toMatchObject({
      code: 'HT-REFUSED',
      answer: { errorCode: 'TOO_MANY_REQUEST', retryAfterMs: 8_000 },
    })
  })

  it('calls with another token than the session’s; its failure does not affect the session', async () => {
    const { http, session, failures } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    gateway.reply = () => ({ status: 401, body: '{}' })
    const error = await rejection(http.callAs('other', endpoint({ auth: 'required' }), { alert: false }))
    expect(error).toMatchObject({ code: 'HT-STATUS' })
    expect(gateway.seen[0]?.headers).toMatchObject({ authorization: 'other' })
    expect(failures.map(({ context }) => context)).toEqual([{ alert: false, tokenStatus: 'earlier' }])
  })

  it('[RO-14] a no-auth call never carries the token, a call that needs one is not sent without', async () => {
    const { http, session, failures } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    await http.call(endpoint({ auth: 'none' }))
    expect(gateway.seen[0]?.headers).not.toHaveProperty('authorization')
    session.set(undefined)
    const error = await rejection(http.call(endpoint({ auth: 'required' })))
    expect(error).toMatchObject({ code: 'HT-GUEST', endpoint: 'test.call' })
    expect(gateway.seen).toHaveLength(1)
    expect(failures).toHaveLength(1)
  })

  it.each(['absolute', 'protocol-relative', 'backslash'])(
    '[RO-14] another origin, %s, receives no merchant, member, device or language',
    async (kind) => {
      const other = await fakeGateway()
      const { http, session, state } = fakeHttp(gateway.origin)
      session.set(member('m1'))
      state.device = 'PWA'
      const host = other.origin.slice('http:'.length)
      const path = {
        absolute: other.origin,
        'protocol-relative': host,
        backslash: host.replace('//', '/\\'),
      }[kind]
      await http.call(endpoint({ path: `${path}/ping`, device: true, moduleId: 'X' }))
      const error = await rejection(http.call(endpoint({ path: `${path}/ping`, auth: 'required' })))
      expect(error).toMatchObject({ code: 'HT-URL' })
      await other.close()
      expect(other.seen).toHaveLength(1)
      for (const name of ['merchant', 'language', 'authorization', 'device', 'moduleid'])
        expect(other.seen[0]?.headers).not.toHaveProperty(name)
      expect(gateway.seen).toHaveLength(0)
    },
  )

  it('[RO-14] a redirect to another origin is not followed', async () => {
    const other = await fakeGateway()
    gateway.reply = () => ({ status: 302, headers: { location: `${other.origin}/steal` } })
    const { http, session } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    expect(await rejection(http.call(endpoint()))).toMatchObject({ code: 'HT-NETWORK' })
    expect(other.seen).toHaveLength(0)
    await other.close()
  })
})

describe('requests', () => {
  it('[CA-33] builds the query from data, sorted, without undefined and null; a list repeats its name', async () => {
    const { http } = fakeHttp(gateway.origin)
    const query = {
      z: ['b', 'a', undefined, null, 3],
      empty: [],
      none: null,
      text: '',
      unicode: 'Xổ số & more=1',
    }
    await http.call(endpoint(), { query })
    const { searchParams } = new URL(gateway.seen[0]?.url ?? '', gateway.origin)
    expect([...searchParams]).toEqual([
      ['text', ''],
      ['unicode', 'Xổ số & more=1'],
      ['z', 'b'],
      ['z', 'a'],
      ['z', '3'],
    ])
  })

  it.each([{ deep: { a: 1 } }, { list: [{ a: 1 }] }, { when: new Date(0) }, { call: () => 1 }])(
    '[CA-33] refuses a query that no gateway would read: %j',
    async (query) => {
      const { http } = fakeHttp(gateway.origin)
      expect(await rejection(http.call(endpoint(), { query: query as never }))).toMatchObject({
        code: 'HT-URL',
      })
      expect(gateway.seen).toHaveLength(0)
    },
  )

  it('[CA-33] builds the query from data, sorted, without undefined; sends PUT and DELETE', async () => {
    const { http } = fakeHttp(gateway.origin)
    await http.call(endpoint({ path: '/wps/test?kept=1' }), {
      query: { b: 'a&b ü', a: 1, none: undefined, c: false },
    })
    expect(gateway.seen[0]?.url).toBe('/wps/test?kept=1&a=1&b=a%26b+%C3%BC&c=false')
    await http.call(posting({ method: 'PUT' }), { body: [1] })
    await http.call(endpoint({ method: 'DELETE' }))
    expect(gateway.seen.slice(1).map(({ method, body }) => [method, body])).toEqual([
      ['PUT', '[1]'],
      ['DELETE', ''],
    ])
  })

  it("[CA-34] a missing url rejects 'url is null', an unusable one is refused", async () => {
    const { http } = fakeHttp(gateway.origin)
    expect(await rejection(http.call(endpoint({ path: '' })))).toMatchObject({
      code: 'HT-URL',
      text: 'url is null',
    })
    expect(await rejection(http.call(endpoint({ path: 'javascript:alert(1)' })))).toMatchObject({
      code: 'HT-URL',
    })
    expect(gateway.seen).toHaveLength(0)
  })

  it('a body that JSON cannot express rejects with an HttpError, and nothing is sent', async () => {
    const { http } = fakeHttp(gateway.origin)
    expect(await rejection(http.call(posting(), { body: 1n }))).toMatchObject({ code: 'HT-SHAPE' })
    expect(gateway.seen).toHaveLength(0)
  })

  it("[CA-30c] a merchant's profile changes path and method; a body then goes into the query", async () => {
    const { http, state } = fakeHttp(gateway.origin)
    state.overrides = { 'test.post': { path: '/own/path', method: 'GET' } }
    await http.call(posting(), { body: { a: 1, deep: {} } })
    expect(gateway.seen[0]).toMatchObject({ method: 'GET', url: '/own/path?a=1' })
    const secret = posting({ encrypted: true })
    expect(await rejection(http.call(secret, { body: { password: 'p' } }))).toMatchObject({ code: 'HT-URL' })
    expect(gateway.seen).toHaveLength(1)
  })

  it.each([
    { path: 'https://evil.example/steal' },
    { path: '//evil.example/steal' },
    { path: '/\\evil.example' },
    { path: 'javascript:alert(1)' },
    { path: 'data:text/plain,1' },
  ])('[CA-30c] a profile that was not baked by us sends no call off the site: %j', async (override) => {
    const { http, state, session, failures } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    state.overrides = { 'test.call': override as never }
    const error = await rejection(http.call(endpoint()))
    expect(error).toMatchObject({ code: 'HT-URL' })
    expect([gateway.seen.length, failures.length]).toEqual([0, 1])
  })

  it('[CA-30c] a call that outlives the page uses the profile’s path, with its headers', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    const { http, state, session } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    state.overrides = { 'test.post': { path: '/own/events', method: 'PUT' } }
    await http.call(posting(), { body: { a: 1 }, keepalive: true })
    await http.call(posting(), { body: { a: 2 } })
    expect(gateway.seen[0]).toMatchObject({ method: 'PUT', url: '/own/events', body: '{"a":1}' })
    expect(gateway.seen[0]?.headers).toMatchObject({ merchant: 'lotus', authorization: 'token-of-m1' })
    expect(fetching.mock.calls.map(([request]) => request instanceof Request && request.keepalive)).toEqual([
      true,
      false,
    ])
    fetching.mockRestore()
  })
})
