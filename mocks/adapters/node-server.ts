import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { loadGateway } from './load-gateway.ts'
import { isPlayed, withPlayScript } from '../pages/with-play-script.ts'
import { type Middleware, middleware } from './middleware.ts'

export interface GatewayOptions {
  /** The folder of the merchants that the gateway knows, absolute; default: `merchants/`. */
  readonly merchants?: string
}

/** The gateway as middleware for another server: a request outside its prefixes is passed to `next`. */
export async function gatewayMiddleware({ merchants }: GatewayOptions = {}): Promise<{
  readonly serve: Middleware
  /** How a page of the site is changed for the browser of these cookies; absent: it is not. */
  pageChange(cookies: string | undefined): ((html: string) => string) | undefined
  close(): Promise<void>
}> {
  const { handlers, close } = await loadGateway(merchants)
  return {
    serve: middleware(() => Promise.resolve(handlers)),
    pageChange: (cookies) => (isPlayed(cookies) ? withPlayScript : undefined),
    close,
  }
}

/**
 * The gateway as a separate server, for nginx and the bake. Answers 404 outside its prefixes.
 * @param options.port 0: any free one
 * @param options.host 127.0.0.1 by default
 */
export async function startGateway(
  options: GatewayOptions & { readonly port: number; readonly host?: string },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const gateway = await loadGateway(options.merchants)
  const serve = middleware(() => Promise.resolve(gateway.handlers))
  const server = createServer((req, res) => serve(req, res, (error) => refuse(req, res, error)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host ?? '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await gateway.close()
    },
  }
}

function refuse(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (error !== undefined) console.error(`${req.method} ${req.url}:`, error)
  res.writeHead(error === undefined ? 404 : 500, { 'content-type': 'text/plain' })
  res.end(error === undefined ? 'not the gateway’s' : 'the mock gateway failed; see its console')
}
