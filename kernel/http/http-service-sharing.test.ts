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

/** Resolves when the gateway has received `count` calls. */
const arrived = (count: number) => vi.waitFor(() => expect(gateway.seen).toHaveLength(count))

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
