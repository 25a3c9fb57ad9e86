// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeGateway, fakeGateway } from './gateway.fake.ts'
import { endpoint, fakeHttp, member, never, posting, rejection } from './http-service.fake.ts'

let gateway: FakeGateway
beforeEach(async () => {
  gateway = await fakeGateway()
})
afterEach(async () => {
  vi.useRealTimers()
  await gateway.close()
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

it('a failure port that throws changes nothing for the caller', async () => {
  const { http, failures } = fakeHttp(gateway.origin)
  failures.push = () => {
    throw new Error('broken port')
  }
  gateway.reply = () => ({ status: 500 })
  expect(await rejection(http.call(endpoint()))).toMatchObject({ code: 'HT-STATUS' })
})
