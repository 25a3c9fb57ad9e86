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
