import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RequestHandler } from 'msw'
import { middleware } from './middleware.ts'

/** A server with the middleware, for tests over real HTTP. It answers 418 to requests that the middleware passes on. */
export async function serveHandlers(
  handlers: readonly RequestHandler[],
): Promise<{ readonly url: string; readonly errors: unknown[]; close(): Promise<void> }> {
  const errors: unknown[] = []
  const serve = middleware(() => Promise.resolve(handlers))
  const server: Server = createServer((req, res) =>
    serve(req, res, (error) => {
      if (error !== undefined) errors.push(error)
      res.writeHead(error === undefined ? 418 : 500).end()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    errors,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
