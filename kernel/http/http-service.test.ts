// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONGEST_ANSWER } from './constants.ts'
import { type FakeGateway, type FakeReply, fakeGateway } from './gateway.fake.ts'
import {
  anything,
  endpoint,
  fakeHttp,
  member,
  numberAnswer,
  posting,
  rejection,
} from './http-service.fake.ts'

let gateway: FakeGateway
beforeEach(async () => {
  gateway = await fakeGateway()
})
afterEach(async () => {
  vi.useRealTimers()
  await gateway.close()
})

/** Resolves when the gateway has received `count` calls. */
const arrived = (count: number) => vi.waitFor(() => expect(gateway.seen).toHaveLength(count))
const never = () => new Promise<never>(() => undefined)

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

describe('answers', () => {
  const cases: [string, FakeReply, object][] = [
    [
      'success false',
      { body: { success: false, errorCode: 'x.y', message: 'No', value: { left: 2 } } },
      { code: 'HT-REFUSED', answer: { status: 200, errorCode: 'x.y', message: 'No', value: { left: 2 } } },
    ],
    [
      'an error status',
      { status: 500, body: { errorCode: 7, message: 'Oh' } },
      { code: 'HT-STATUS', answer: { status: 500, errorCode: '7', message: 'Oh' } },
    ],
    ['an error page', { status: 502, body: '<html>' }, { code: 'HT-STATUS', answer: { status: 502 } }],
    ['a page instead of JSON', { body: '<html>secret</html>' }, { code: 'HT-SHAPE' }],
    [
      'an answer that would fill the memory',
      { body: `{"success":true,"value":null,"x":"${'['.repeat(LONGEST_ANSWER)}"}` },
      { code: 'HT-SHAPE' },
    ],
  ]
  it.each(cases)('[CA-34] %s rejects with the response', async (_, reply, expected) => {
    gateway.reply = () => reply
    const { http } = fakeHttp(gateway.origin)
    const error = await rejection(http.call(endpoint()))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject(expected)
  })

  it.each([
    ['an empty list', []],
    ['no flag', { value: {} }],
    ['a flag that is text', { success: 'true', value: {} }],
    ['a flag that is a number', { success: 1, value: {} }],
    ['null', null],
    ['text', '"ok"'],
    ['nothing', ''],
  ])('[EN-30] %s is no success: the gateway’s envelope is missing', async (_, body) => {
    gateway.reply = () => ({ body: body === null ? 'null' : body })
    const { http, failures } = fakeHttp(gateway.origin)
    expect(await rejection(http.call(endpoint({ bare: false })))).toMatchObject({ code: 'HT-SHAPE' })
    expect(failures).toMatchObject([{ error: { code: 'HT-SHAPE', answer: { status: 200 } } }])
    const answer = http.call(endpoint({ bare: true }))
    await expect(answer).resolves.toEqual(body === '' ? undefined : body === '"ok"' ? 'ok' : body)
  })

  it('a bare endpoint can be refused as any other', async () => {
    gateway.reply = () => ({ body: { success: false, message: 'No' } })
    const { http } = fakeHttp(gateway.origin)
    expect(await rejection(http.call(endpoint({ bare: true })))).toMatchObject({ code: 'HT-REFUSED' })
  })

  it('[CA-34] gives the body, deeply frozen', async () => {
    const { http } = fakeHttp(gateway.origin)
    gateway.reply = () => ({ body: { success: true, value: { list: [{ a: 1 }] } } })
    const answer = await http.call(endpoint())
    expect(answer).toEqual({ success: true, value: { list: [{ a: 1 }] } })
    const { value } = answer as { value: { list: { a: number }[] } }
    expect(() => value.list.push({ a: 2 })).toThrow(TypeError)
    expect(Object.isFrozen(value.list[0])).toBe(true)
  })

  it('[CA-34] /lgw/ answers are passed on unchanged, success or not, JSON or not', async () => {
    const { http } = fakeHttp(gateway.origin)
    const lgw = endpoint({ path: '/lgw/games/list' })
    gateway.reply = () => ({ body: { success: false, message: 'none' } })
    expect(await http.call(lgw)).toEqual({ success: false, message: 'none' })
    gateway.reply = () => ({ body: 'plain text' })
    expect(await http.call(lgw)).toBe('plain text')
  })

  it('[EN-30] an answer that does not match the schema is HT-SHAPE and names the path, never the value', async () => {
    const { http, logger } = fakeHttp(gateway.origin)
    gateway.reply = () => ({ body: { success: true, value: 'hunter2' } })
    const error = await rejection(http.call(endpoint({ response: numberAnswer })))
    expect(error).toMatchObject({ code: 'HT-SHAPE', message: expect.stringContaining('value.amount') })
    expect(JSON.stringify([error, (error as Error).message, logger.warn.mock.calls])).not.toContain('hunter2')
    expect(logger.warn).toHaveBeenCalledOnce()
  })

  it('a schema that throws is HT-SHAPE', async () => {
    const { http } = fakeHttp(gateway.origin)
    const validate = () => {
      throw new Error('broken')
    }
    const broken = endpoint({ response: { '~standard': { version: 1, vendor: 't', validate } } })
    expect(await rejection(http.call(broken))).toMatchObject({ code: 'HT-SHAPE' })
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

describe('failures', () => {
  it('no answer is HT-NETWORK, or HT-OFFLINE when the device is offline', async () => {
    const { http, state } = fakeHttp('http://127.0.0.1:1')
    expect(await rejection(http.call(endpoint()))).toMatchObject({ code: 'HT-NETWORK' })
    state.online = false
    expect(await rejection(http.call(endpoint()))).toMatchObject({ code: 'HT-OFFLINE' })
  })

  it('[SE-04c] no error contains token, body or headers at any depth', async () => {
    const { http, session, failures, logger } = fakeHttp(gateway.origin)
    session.set(member('m1', 'tok-5ecret'))
    gateway.reply = () => ({ status: 500, body: 'oops' })
    const errors = [await rejection(http.call(posting(), { body: { password: 'hunter2' } }))]
    const dead = fakeHttp('http://127.0.0.1:1')
    dead.session.set(member('m1', 'tok-5ecret'))
    errors.push(await rejection(dead.http.call(posting(), { body: { password: 'hunter2' } })))
    const { inspect } = await import('node:util')
    const all = inspect([errors, failures, dead.failures, logger.warn.mock.calls, logger.error.mock.calls], {
      depth: 20,
      showHidden: true,
    })
    expect(errors).toHaveLength(2)
    expect(all).not.toMatch(/tok-5ecret|hunter2/)
  })

  it('[CA-34] [CO-02d] times out after 30 s, or after the endpoint’s timeout', async () => {
    gateway.reply = never
    const { http } = fakeHttp(gateway.origin)
    await import('./engine.ts')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const outcomes: unknown[] = []
    const slow = rejection(http.call(endpoint())).then((error) => outcomes.push(error))
    const quick = rejection(http.call(posting({ timeoutMs: 10_000 }), { body: 1 })).then((e) =>
      outcomes.push(e),
    )
    await vi.advanceTimersByTimeAsync(9_999)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await quick
    expect(outcomes).toMatchObject([{ code: 'HT-TIMEOUT', endpoint: 'test.post' }])
    await vi.advanceTimersByTimeAsync(19_999)
    expect(outcomes).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await slow
    expect(outcomes[1]).toMatchObject({ code: 'HT-TIMEOUT', endpoint: 'test.call' })
  })

  it('[ER-03] reports the token that a call was sent with, as it was when the call was made', async () => {
    const { http, session, failures } = fakeHttp(gateway.origin)
    gateway.reply = () => ({ status: 401, body: {} })
    const how = () => failures.at(-1)?.context.tokenStatus
    session.set(member('m1'))
    await rejection(http.call(endpoint()))
    expect(how()).toBe('current')
    const late = http.call(endpoint())
    session.set(undefined)
    await rejection(late)
    expect(gateway.seen.at(-1)?.headers.authorization).toBe('token-of-m1')
    expect(how()).toBe('earlier')
    await rejection(http.call(endpoint()))
    expect(how()).toBe('none')
    session.set(member('m1'))
    await rejection(http.call(endpoint({ auth: 'none' })))
    expect(how()).toBe('none')
  })

  it('[CA-35] a failed logout does not affect the session', async () => {
    const { http, session, failures } = fakeHttp(gateway.origin)
    gateway.reply = () => ({ status: 401, body: {} })
    session.set(member('m1'))
    await rejection(http.call(endpoint({ method: 'POST', path: '/wps/session/logout' }), { alert: false }))
    expect(gateway.seen[0]?.headers.authorization).toBe('token-of-m1')
    expect(failures[0]?.context).toEqual({ alert: false, tokenStatus: 'none' })
  })
})

describe('sharing and aborting', () => {
  it('[CA-33] callers of the same GET share one request, and its failure is reported once', async () => {
    const { http, failures } = fakeHttp(gateway.origin)
    let release = (): void => undefined
    gateway.reply = () => new Promise((resolve) => (release = () => resolve({ status: 500 })))
    const calls = [
      rejection(http.call(endpoint(), { query: { a: 1, b: 2 }, alert: false })),
      rejection(http.call(endpoint(), { query: { b: 2, a: 1 } })),
      rejection(http.call(endpoint(), { query: { a: 1, b: 2 }, alert: false })),
    ]
    await arrived(1)
    release()
    const errors = await Promise.all(calls)
    expect(gateway.seen).toHaveLength(1)
    expect(new Set(errors).size).toBe(1)
    expect(failures).toHaveLength(1)
    expect(failures[0]?.context.alert).toBe(true)
  })

  it('another query, language, member or token is another request; a POST is always its own', async () => {
    const { http, session, state } = fakeHttp(gateway.origin)
    const all = [http.call(endpoint()), http.call(endpoint(), { query: { a: 1 } })]
    state.language = 'EN'
    all.push(http.call(endpoint()))
    session.set(member('m1'))
    all.push(http.call(endpoint()))
    session.set(member('m1', 'another token'))
    all.push(http.call(endpoint()), http.call(posting(), { body: 1 }), http.call(posting(), { body: 1 }))
    await Promise.all(all)
    expect(gateway.seen).toHaveLength(7)
  })

  it('a caller that aborts leaves the shared request running for the others', async () => {
    const { http, failures } = fakeHttp(gateway.origin)
    let release = (): void => undefined
    gateway.reply = () => new Promise((resolve) => (release = () => resolve({ body: { value: 1 } })))
    const controller = new AbortController()
    const left = rejection(http.call(endpoint(), { signal: controller.signal }))
    const stayed = http.call(endpoint())
    await arrived(1)
    controller.abort(new Error('token tok-5ecret'))
    expect(await left).toMatchObject({ code: 'HT-ABORTED' })
    release()
    expect(await stayed).toEqual({ value: 1 })
    expect([gateway.seen.length, failures.length]).toEqual([1, 0])
  })

  it('a request without waiting callers is aborted, and the next caller starts a new one', async () => {
    const { http, failures } = fakeHttp(gateway.origin)
    let aborted = 0
    gateway.reply = never
    const fetching = vi.spyOn(globalThis, 'fetch')
    const controller = new AbortController()
    const left = rejection(http.call(endpoint(), { signal: controller.signal }))
    await arrived(1)
    const [request] = fetching.mock.calls[0] ?? []
    if (request instanceof Request) request.signal.addEventListener('abort', () => aborted++)
    controller.abort()
    expect(await left).toMatchObject({ code: 'HT-ABORTED' })
    gateway.reply = () => ({ body: { value: 2 } })
    expect(await http.call(endpoint())).toEqual({ value: 2 })
    expect([aborted, failures.length]).toEqual([1, 0])
  })

  it('an aborted signal sends nothing; a signal that never aborts keeps no listener', async () => {
    const { http } = fakeHttp(gateway.origin)
    expect(await rejection(http.call(endpoint(), { signal: AbortSignal.abort() }))).toMatchObject({
      code: 'HT-ABORTED',
    })
    expect(gateway.seen).toHaveLength(0)
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await http.call(endpoint(), { signal })
    await Promise.resolve()
    expect(added).toHaveBeenCalled()
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
  })
})

describe('interceptors', () => {
  it('see endpoint, query, body and answer; may change the query; see no header and nothing encrypted', async () => {
    const { http, session } = fakeHttp(gateway.origin)
    session.set(member('m1'))
    const seen: unknown[] = []
    const stop = http.intercept({
      request: (call) => {
        seen.push(call)
        return { ...call.query, added: 1 }
      },
      response: (call, answer) => void seen.push([call.query, answer]),
    })
    await http.call(posting(), { query: { a: 1 }, body: { b: [2] } })
    expect(gateway.seen[0]?.url).toBe('/wps/test?a=1&added=1')
    expect(seen).toEqual([
      { endpoint: 'test.post', method: 'POST', query: { a: 1 }, body: { b: [2] } },
      [
        { a: 1, added: 1 },
        { success: true, value: 1 },
      ],
    ])
    await rejection(http.call(posting({ encrypted: true }), { body: { password: 'hunter2' } }))
    expect(JSON.stringify(seen)).not.toMatch(/hunter2|token-of/)
    void stop()
    await http.call(endpoint())
    expect(gateway.seen.at(-1)?.url).toBe('/wps/test')
  })

  it('one that mutates or returns nonsense changes nothing; the host catches its errors (KN-06)', async () => {
    const { http, logger } = fakeHttp(gateway.origin)
    const nonsense: unknown[] = [null, [], 'a', { a: {} }, { nested: () => 1 }, Promise.resolve({ q: '2' })]
    for (const returned of nonsense) http.intercept({ request: () => returned as never })
    http.intercept({
      request: (call) => {
        expect(() => Object.assign(call.body as object, { b: 'changed' })).toThrow(TypeError)
        return undefined
      },
    })
    const reported: unknown[] = []
    http.intercept({ failure: (call, error) => void reported.push([call.endpoint, error.code]) })
    const body = { b: 'mine' }
    expect(await http.call(posting(), { query: { q: 1 }, body })).toEqual({ success: true, value: 1 })
    expect(gateway.seen[0]).toMatchObject({ url: '/wps/test?q=1', body: '{"b":"mine"}' })
    gateway.reply = () => ({ status: 500 })
    expect(await rejection(http.call(endpoint()))).toMatchObject({ code: 'HT-STATUS' })
    expect(reported).toEqual([['test.call', 'HT-STATUS']])
    expect(logger.warn).toHaveBeenCalled()
  })
})

it('a failure port that throws changes nothing for the caller', async () => {
  const { http, failures } = fakeHttp(gateway.origin)
  failures.push = () => {
    throw new Error('broken port')
  }
  gateway.reply = () => ({ status: 500 })
  expect(await rejection(http.call(endpoint()))).toMatchObject({ code: 'HT-STATUS' })
})

it('the answer keeps the type of its schema', async () => {
  const { http } = fakeHttp(gateway.origin)
  const answer: { readonly value: number } = await http.call({ ...endpoint(), response: numberAnswer })
  expect(answer.value).toBe(1)
  expect(await http.call({ ...endpoint(), response: anything })).toBeDefined()
})
