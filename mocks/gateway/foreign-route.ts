import type { Profile } from '../../kernel/profile/profile.ts'
import { MOCK_SETTINGS_PATH } from '../../sdk/src/vite/constants.ts'
import { failure, type MockCall, type MockRoute } from '../define-mock.ts'
import type { OwnedRoute } from './answer.ts'

const ANSWER_MS = 1_000
const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'] satisfies MockRoute<object>['method'][]
const isMethod = (method: string): method is MockRoute<object>['method'] => METHODS.includes(method)
/** What the mock of a foreign plugin is told of a call; its body arrives decrypted, as JSON. */
const HEADERS = ['authorization', 'language', 'merchant'] as const

/** The gateway has no answer to the call. */
export const notFound = (method: string, path: string): Response =>
  failure('not.found', `The gateway has no ${method} ${path}`, { status: 404 })

/**
 * The route of a call that only the mock of the world's foreign plugin in development may know. The gateway checks, decrypts and
 * logs the call as any other.
 * @param origin of the plugin's development server
 */
export function foreignRoute(origin: string, { method }: Request): OwnedRoute | undefined {
  if (!isMethod(method)) return undefined
  const reply = (call: MockCall<object>): Promise<Response> => askPlugin(origin, call)
  return {
    mock: { id: 'foreign', initial: () => ({}), routes: [] },
    route: { id: 'foreign', method, path: '*', reply },
  }
}

/** The settings with which that plugin's mock plays its vendor, by the plugin's id; none where nobody serves one. */
export async function foreignDoubles(origin: string): Promise<Profile['settings']> {
  try {
    const answer = await fetch(origin + MOCK_SETTINGS_PATH, { signal: AbortSignal.timeout(ANSWER_MS) })
    return answer.ok ? ((await answer.json()) as Profile['settings']) : {}
  } catch {
    return {}
  }
}

async function askPlugin(origin: string, { request, url, body }: MockCall<object>): Promise<Response> {
  const { method } = request
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of HEADERS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  try {
    const answer = await fetch(origin + url.pathname + url.search, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const bytes = await answer.arrayBuffer()
    if (answer.status === 404 && bytes.byteLength === 0) return notFound(method, url.pathname)
    const type = answer.headers.get('content-type') ?? 'application/json'
    return new Response(bytes, {
      status: answer.status,
      headers: { 'content-type': type, 'cache-control': 'no-store' },
    })
  } catch {
    return failure('foreign.unreachable', `No plugin is served at ${origin}`, { status: 502 })
  }
}
