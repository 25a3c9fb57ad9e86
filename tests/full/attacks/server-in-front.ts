import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http'
import { freePort } from '../../ports.ts'

/** What the site's own server answers, whole. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
export interface Substitution {
  /** Requests that are answered otherwise: by path and query. */
  at(url: string): boolean
  answer(outgoing: ServerResponse, real: Answer): void
}
export interface FrontServer {
  readonly port: number
  /** How many requests were answered otherwise. */
  substituted(): number
  /** What is answered otherwise from now on. */
  substitute(next: Substitution): void
  close(): void
}

/**
 * The site behind a server that answers some requests otherwise. A server, because a browser fetches workers past Playwright's
 * routes, and because a route knows no reset, no half answer and no compression.
 * @param port the site's own
 */
export async function serverInFront(port: number, first: Substitution): Promise<FrontServer> {
  let substitution = first
  let count = 0
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    const { at, answer } = substitution
    const other = at(url)
    const passed = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: other ? { ...headers, 'accept-encoding': 'identity' } : headers,
      },
      (real) => {
        if (!other) {
          outgoing.writeHead(real.statusCode ?? 502, real.headers)
          return void real.pipe(outgoing)
        }
        const parts: Buffer[] = []
        real.on('data', (part: Buffer) => parts.push(part))
        real.on('end', () => {
          count++
          answer(outgoing, {
            status: real.statusCode ?? 502,
            headers: real.headers,
            body: Buffer.concat(parts),
          })
        })
      },
    )
    passed.on('error', () => outgoing.destroy())
    outgoing.on('error', () => passed.destroy())
    incoming.pipe(passed)
  })
  const own = await freePort()
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  return {
    port: own,
    substituted: () => count,
    substitute: (next) => (substitution = next),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
