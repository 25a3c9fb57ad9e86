// @vitest-environment node
import { expect, it } from 'vitest'
import { MAX_CALL_TEXT } from '../world/constants.ts'
import type { KeptCall } from '../world/recorded-calls.ts'
import { maskText, showCall } from './show-call.ts'

it.each([
  ['{"token" : "a\\"b", "name":"n"}', '{"token" : "•••", "name":"n"}'],
  ['{"pin":1234,"count":5}', '{"pin":"•••","count":5}'],
  ['{"tokens":{"a":"x","b":["y"]},"c":"z"}', '{"tokens":{"a":"•••","b":["•••"]},"c":"z"}'],
  ['{"value":[{"password":null}],"note":"token"}', '{"value":[{"password":"•••"}],"note":"token"}'],
  ['{"a":[1,"b"]}', '{"a":[1,"b"]}'],
  // Broken in the middle, as the fault `malformed` does it.
  ['{"value":{"token":"abc', '{"value":{"token":"•••"'],
  ['<p class="token">text: "a"</p>', '<p class="token">text: "a"</p>'],
])('of %s shows %s', (text, shown) => expect(maskText(text)).toBe(shown))

const call = (headers: HeadersInit, body: string | Uint8Array): KeptCall => ({
  entry: { id: 1, at: 0, endpoint: 'a.b', method: 'POST', path: '/wps/a', status: 0, ms: 0 },
  request: {
    url: 'http://lotus.localhost/wps/a',
    method: 'POST',
    headers: new Headers(headers),
    body: new Uint8Array(typeof body === 'string' ? new TextEncoder().encode(body) : body).buffer,
  },
  again: () => Promise.reject(new Error('not used')),
})

it('masks the headers and the fields of forms that are secrets', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: 'a=b', 'X-Token': 'c', A: 'd' }
  expect(showCall(call(form, 'username=player&password=player123'))).toMatchObject({
    request: {
      headers: { cookie: '•••', 'x-token': '•••', a: 'd' },
      body: { text: 'username=player&password=%E2%80%A2%E2%80%A2%E2%80%A2' },
    },
  })
})

it('cuts a long text and says so; bytes that are no text are left out', () => {
  const { body } = showCall(call({}, 'x'.repeat(MAX_CALL_TEXT + 1))).request
  expect([body?.text.length, body?.cutFrom]).toEqual([MAX_CALL_TEXT, MAX_CALL_TEXT + 1])
  expect(showCall(call({}, 'x')).request.body).toEqual({ text: 'x' })
  expect(showCall(call({}, new Uint8Array([0xff, 0xfe]))).request).toEqual({ headers: {} })
})
