// @vitest-environment node
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveHandlers } from './http.fake.ts'

let noteAbort = (): void => {}
const aborted = new Promise<void>((resolve) => (noteAbort = resolve))
const handlers = [
  http.post('*/wps/echo', async ({ request }) => {
    const headers = new Headers({ 'x-url': request.url, 'x-cookie': request.headers.get('cookie') ?? '' })
    headers.append('set-cookie', 'a=1; Path=/')
    headers.append('set-cookie', 'b=2; Path=/')
    return new Response(await request.arrayBuffer(), { status: 201, headers })
  }),
  http.get('*/wps/offline', () => HttpResponse.error()),
  http.get('*/wps/never', ({ request }) => {
    request.signal.addEventListener('abort', () => noteAbort())
    return new Promise<never>(() => {})
  }),
  http.get('*/wps/endless', () => {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) })
    return new Response(body)
  }),
  http.get('*/wps/empty', () => new Response(null, { status: 204 })),
  http.get('*/wps/broken', () => {
    throw new TypeError('a mistake in a mock')
  }),
]
let server: Awaited<ReturnType<typeof serveHandlers>>
beforeAll(async () => void (server = await serveHandlers(handlers)))
afterAll(() => server.close())

it('carries method, body, headers, status and every cookie', async () => {
  const body = Uint8Array.from([0, 255, 10, 13, 128])
  const response = await fetch(`${server.url}/wps/echo?a=%20b`, {
    method: 'POST',
    body,
    headers: { cookie: 'foyer_world=x; y=z', 'x-forwarded-proto': 'https' },
  })
  expect(response.status).toBe(201)
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  expect(response.headers.get('x-url')).toBe(`${server.url.replace('http:', 'https:')}/wps/echo?a=%20b`)
  expect(response.headers.get('x-cookie')).toBe('foyer_world=x; y=z')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(body)
})

it('answers without a body', async () => expect((await fetch(`${server.url}/wps/empty`)).status).toBe(204))

it('breaks the connection for an error response, and continues to serve', async () => {
  await expect(fetch(`${server.url}/wps/offline`)).rejects.toThrow()
  expect((await fetch(`${server.url}/wps/empty`)).status).toBe(204)
})

it('aborts a handler’s signal when the caller disconnects, and survives a disconnect in the middle of an answer', async () => {
  const caller = new AbortController()
  const asked = fetch(`${server.url}/wps/never`, { signal: caller.signal })
  await expect(Promise.race([asked, fetch(`${server.url}/wps/empty`)])).resolves.toHaveProperty('status', 204)
  caller.abort()
  await expect(asked).rejects.toThrow()
  await aborted

  const endless = await fetch(`${server.url}/wps/endless`)
  await endless.body?.cancel()
  expect((await fetch(`${server.url}/wps/empty`)).status).toBe(204)
  expect(server.errors).toEqual([])
})

it('passes on requests outside the gateway’s prefixes', async () => {
  for (const path of ['/m/home', '/wps', '/m/wps/empty', '/'])
    expect((await fetch(server.url + path)).status).toBe(418)
})

it('a mock that throws is answered with a server error, and the server continues', async () => {
  const response = await fetch(`${server.url}/wps/broken`)
  expect(response.status).toBe(500)
})

it('a request without a handler is not found', async () =>
  expect((await fetch(`${server.url}/cdn/x`)).status).toBe(404))
