// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { findAuthDomain } from './find-auth-domain.ts'

afterEach(() => vi.unstubAllGlobals())
const signal = new AbortController().signal
const answering = (answer: () => Response | Promise<Response>) => {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', asked)
  return asked
}

it('[CA-31] is the one of Firebase’s own among those that the project authorises', async () => {
  const asked = answering(() =>
    Response.json({
      projectId: '1',
      authorizedDomains: ['localhost', 'lotus.example', 'demo.firebaseapp.com', 'demo.web.app'],
    }),
  )
  expect(await findAuthDomain('AIza key', signal)).toBe('demo.firebaseapp.com')
  expect(asked.mock.calls.map(([url]) => url)).toEqual([
    'https://identitytoolkit.googleapis.com/v1/projects?key=AIza+key',
  ])
})

it.each([
  [
    'there is none',
    () => Response.json({ authorizedDomains: ['lotus.example', 'firebaseapp.com.evil.example'] }),
  ],
  ['the key is refused', () => Response.json({ error: { message: 'API key not valid' } }, { status: 400 })],
  ['the answer cannot be read', () => new Response('<h1>Oops</h1>')],
])('is not known where %s', async (_case, answer) => {
  answering(answer)
  expect(await findAuthDomain('key', signal)).toBeUndefined()
})

it('is asked for again where the service could not be reached', async () => {
  answering(() => Promise.reject(new TypeError('failed')))
  await expect(findAuthDomain('key', signal)).rejects.toMatchObject({ code: 'auth/network-request-failed' })
})
