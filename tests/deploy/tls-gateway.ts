import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import { readFileSync } from 'node:fs'
import { gatewayMiddleware } from '../../mocks/adapters/node-server.ts'

export interface TlsGateway {
  readonly ports: readonly number[]
  /** The headers of every call so far, with the port that it came to. */
  readonly calls: readonly {
    readonly port: number
    readonly path: string
    readonly headers: IncomingHttpHeaders
  }[]
  /** Ends one of its servers. */
  stop(port: number): Promise<void>
  close(): Promise<void>
}

/** Answers any method with two kilobytes of JSON. */
export const LARGE_ANSWER = '/wps/test/large'
const LARGE = JSON.stringify({ success: true, value: 'x'.repeat(2_000) })

/** The mock gateway over TLS, on two ports, as two machines of a real one. */
export async function startTlsGateway(files: {
  readonly certificate: string
  readonly key: string
}): Promise<TlsGateway> {
  const gateway = await gatewayMiddleware()
  const calls: TlsGateway['calls'][number][] = []
  const pair = { cert: readFileSync(files.certificate), key: readFileSync(files.key) }
  const servers = new Map<number, ReturnType<typeof createServer>>()
  for (let index = 0; index < 2; index++) {
    const server = createServer(pair, (req, res) => {
      calls.push({ port, path: req.url ?? '', headers: req.headers })
      if (req.url === LARGE_ANSWER)
        return void res.writeHead(200, { 'content-type': 'application/json' }).end(LARGE)
      gateway.serve(req, res, () => res.writeHead(404).end())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    servers.set(port, server)
  }
  const stop = async (port: number): Promise<void> => {
    const server = servers.get(port)
    servers.delete(port)
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  }
  return {
    ports: [...servers.keys()],
    calls,
    stop,
    async close() {
      for (const port of servers.keys()) await stop(port)
      await gateway.close()
    },
  }
}
