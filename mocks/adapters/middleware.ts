import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { getResponse, type RequestHandler } from 'msw'
import { isGatewayPath, OVERRIDABLE_ASSETS } from '../gateway/constants.ts'

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void

/**
 * Serves MSW handlers to a Node server. A request outside the gateway's prefixes is passed to `next`, as is one for a file
 * of the site that the world does not override. A caller that disconnects aborts its request; `HttpResponse.error()`
 * breaks the connection.
 * @param load called for each request, so that edited handlers apply at once
 */
export const middleware =
  (load: () => Promise<readonly RequestHandler[]>): Middleware =>
  (req, res, next) => {
    const overridable = OVERRIDABLE_ASSETS.includes(addressOf(req))
    if (!overridable && !isGatewayPath(addressOf(req))) return next()
    if (!isReadable(addressOf(req))) return void res.writeHead(400).end()
    const aborted = new AbortController()
    res.once('close', () => aborted.abort())
    serve(req, res, load, aborted.signal, overridable ? next : undefined).catch((error: unknown) => {
      // The caller has disconnected.
      if (aborted.signal.aborted) return
      if (res.headersSent) res.destroy()
      else next(error)
    })
  }

async function serve(
  req: IncomingMessage,
  res: ServerResponse,
  load: () => Promise<readonly RequestHandler[]>,
  signal: AbortSignal,
  pass?: () => void,
): Promise<void> {
  const response = await getResponse([...(await load())], toRequest(req, signal))
  if (signal.aborted) return
  if (!response && pass) return pass()
  if (!response) {
    res.writeHead(404).end()
    return
  }
  if (response.type === 'error') {
    req.socket.destroy()
    return
  }
  res.statusCode = response.status
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') res.setHeader(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('set-cookie', cookies)
  if (response.body === null || req.method === 'HEAD') {
    res.end()
    return
  }
  // Node's and the DOM's types of a web stream are the same class at run time.
  await pipeline(Readable.fromWeb(response.body as unknown as WebStream), res)
}

/** Whether the escapes of an address are characters: no handler could read it. */
function isReadable(address: string): boolean {
  try {
    return decodeURI(address) !== ''
  } catch {
    return false
  }
}

/** Vite removes its base from `url`. */
const addressOf = (req: IncomingMessage): string =>
  ('originalUrl' in req && typeof req.originalUrl === 'string' ? req.originalUrl : req.url) ?? '/'

function toRequest(req: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    // HTTP/2's pseudo headers are left out.
    if (name.startsWith(':')) continue
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  }
  const protocol = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const method = req.method ?? 'GET'
  const init: RequestInit & { duplex?: 'half' } = { method, headers, signal }
  if (method !== 'GET' && method !== 'HEAD') {
    init.body = Readable.toWeb(req) as unknown as ReadableStream
    init.duplex = 'half'
  }
  return new Request(new URL(addressOf(req), `${protocol}://${headers.get('host') ?? 'localhost'}`), init)
}
