import { HttpResponse } from 'msw'
import { failure } from '../define-mock.ts'
import { FAULT, type FaultKind, type FaultPlan, readFault, writeFault } from '../world/faults.ts'
import type { World } from '../world/world.ts'
import { RETRY_AFTER_S, SLOW_MS } from './constants.ts'
import { delay } from './delay.ts'

/** The fault of an endpoint, set by its id or by the id's last segment. One that is for some calls only is counted down. */
export function takeFault(world: World, endpoint: string): FaultPlan | undefined {
  const faults = new Map(Object.entries(FAULT.of(world)))
  const name = faults.has(endpoint) ? endpoint : endpoint.slice(endpoint.lastIndexOf('.') + 1)
  const fault = readFault(faults.get(name) ?? '')
  if (fault?.times === undefined) return fault
  if (fault.times > 1) faults.set(name, writeFault({ ...fault, times: fault.times - 1 }))
  else faults.delete(name)
  world.scenarios = { ...world.scenarios, ...FAULT.with(Object.fromEntries(faults)) }
  return fault
}

/** A broken connection: adapters destroy the socket. */
export const noAnswer = (): Response => HttpResponse.error()

export const badToken = (): Response =>
  failure('user.or.token.invalid', 'Your session has ended. Please log in again', { status: 401 })

/** As a server with a limit on calls answers: in the gateway's envelope, so that the site knows why. */
function limited(): Response {
  const response = failure('TOO_MANY_REQUEST', 'Too many requests', { status: 429 })
  response.headers.set('retry-after', String(RETRY_AFTER_S))
  return response
}

/** Answers a call with its fault. `answer` makes the gateway's real answer; some faults never call it. */
export async function injectFault(
  { kind, delayMs }: FaultPlan,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (delayMs !== undefined && !(await delay(delayMs, signal))) return noAnswer()
  return kind === undefined ? answer() : injectKind(kind, signal, answer)
}

async function injectKind(
  kind: FaultKind,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (kind) {
    case 'slow':
      return (await delay(SLOW_MS, signal)) ? answer() : noAnswer()
    case '500':
      return failure('system.error', 'Internal server error', { status: 500 })
    case '502':
      return new Response('<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      })
    case '429':
      return limited()
    case 'offline':
      return noAnswer()
    case 'lost':
      await answer()
      return noAnswer()
    case 'malformed':
      return truncate(await answer())
    case 'misshapen':
      return Response.json({ success: true, value: ['unexpected', { nested: null }] })
    case 'refused':
      return failure('service.closed', 'This is closed for the moment')
    case 'too-many':
      return failure('TOO_MANY_REQUEST', 'Too many requests')
    case 'ip-different':
      return failure('token_ip_different', 'You were signed in from another address')
    case 'token-expired':
      return badToken()
    case 'never':
      await delay(undefined, signal)
      return noAnswer()
  }
}

async function truncate(response: Response): Promise<Response> {
  const text = await response.text()
  const { status } = response
  return new Response(text.slice(0, Math.ceil(text.length / 2)) || '{"success":tr', {
    status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
  })
}
