import { CodedError } from '@foyer/sdk'
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

it.each([
  ['is a network failure', 'RE-CHUNK', 'HT-NETWORK'],
  ['as the server has another build is told so', 'RE-GONE', 'HT-GONE'],
])('an engine that cannot be fetched %s, and the next call tries again', async (_, cause, code) => {
  vi.resetModules()
  // Vitest would wrap what a mocked module throws.
  vi.doMock('./engine.ts', () => ({
    get Engine(): never {
      throw new CodedError(cause, '/m/assets/engine.js')
    },
  }))
  const { http, failures } = fakeHttp('')
  http.preload()
  expect(await rejection(http.call(endpoint(), { alert: false }))).toMatchObject({ code })
  expect(failures.map(({ context }) => context.alert)).toEqual([false])
  vi.doUnmock('./engine.ts')
  expect(await http.call(endpoint())).toEqual({ value: null })
})
