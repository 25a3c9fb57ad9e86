import { setupServer } from 'msw/node'
import { http as route, HttpResponse } from 'msw'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endpoint, fakeHttp, member, posting, rejection } from './http-service.fake.ts'

// In happy-dom, as the other tests of the site run: the browser's own fetch and storage.
const server = setupServer(
  route.get('*/wps/test', ({ request }) =>
    HttpResponse.json({ value: request.headers.get('authorization') }),
  ),
  route.post('*/wps/test', async ({ request }) => HttpResponse.json({ value: await request.json() })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('the first call loads the engine and is sent; callers may abort', async () => {
  const { http, session } = fakeHttp('')
  session.set(member('m1'))
  expect(await http.call(endpoint({ cacheMs: 1000 }))).toEqual({ value: 'token-of-m1' })
  expect(sessionStorage.length).toBe(1)
  http.flush()
  expect(sessionStorage.length).toBe(0)
  expect(await http.call(posting(), { body: { a: 1 } })).toEqual({ value: { a: 1 } })
  const controller = new AbortController()
  const left = rejection(http.call(endpoint(), { signal: controller.signal }))
  controller.abort()
  expect(await left).toMatchObject({ code: 'HT-ABORTED' })
})

it('an engine that cannot be fetched is a network failure, and the next call tries again', async () => {
  vi.resetModules()
  vi.doMock('./engine.ts', () => {
    throw new Error('chunk not found')
  })
  const { http, failures } = fakeHttp('')
  http.preload()
  expect(await rejection(http.call(endpoint(), { alert: false }))).toMatchObject({ code: 'HT-NETWORK' })
  expect(failures.map(({ context }) => context.alert)).toEqual([false])
  vi.doUnmock('./engine.ts')
  expect(await http.call(endpoint())).toEqual({ value: null })
})
