import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
export interface FakeReply {
  readonly status?: number
  readonly headers?: Record<string, string>
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown
}
export type FakeHandler = (seen: Seen) => FakeReply | Promise<FakeReply>

export interface FakeGateway {
  readonly origin: string
  readonly seen: Seen[]
  /** Answers every call from now on. */
  reply: FakeHandler
  close(): Promise<void>
}

/** A real HTTP server, so that tests see the bytes and headers that are sent. */
export async function fakeGateway(): Promise<FakeGateway> {
  const gateway = {
    origin: '',
    seen: [] as Seen[],
    reply: (() => ({ body: { success: true, value: 1 } })) as FakeHandler,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const seen = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') }
      gateway.seen.push(seen)
      void Promise.resolve(gateway.reply(seen)).then((reply) => {
        response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
        response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gateway.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return gateway
}
