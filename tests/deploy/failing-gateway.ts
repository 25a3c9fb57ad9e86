import { createServer } from 'node:http'
import { startGateway } from '../../mocks/adapters/node-server.ts'

/** How a gateway may fail for one merchant. */
export const GATEWAY_FAILURES = ['500', 'hangs', 'resets', 'html', 'half'] as const
export type GatewayFailure = (typeof GATEWAY_FAILURES)[number]

/**
 * A gateway that answers every merchant as the mock gateway answers lotus, but those that it is told to fail
 * for.
 *
 * @param failureOf by the Merchant header and the path; asked for every call
 */
export async function failingGateway(
  failureOf: (merchant: string, path: string) => GatewayFailure | undefined,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const mock = await startGateway({ port: 0 })
  const server = createServer((req, res) => {
    const headers = {
      Merchant: 'lotus01',
      Language: String(req.headers['language'] ?? ''),
      Accept: 'application/json',
    }
    const answer = fetch(`http://127.0.0.1:${mock.port}${req.url}`, { headers })
    const json = { 'content-type': 'application/json' }
    switch (failureOf(String(req.headers['merchant'] ?? ''), req.url ?? '')) {
      case '500':
        return void res.writeHead(500, json).end('{"success":false,"errorCode":"SYSTEM_ERROR"}')
      case 'hangs':
        return
      case 'resets':
        return void req.socket.resetAndDestroy()
      case 'html':
        return void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
      case 'half':
        return void answer
          .then((response) => response.text())
          .then((body) => {
            res.writeHead(200, { ...json, 'content-length': Buffer.byteLength(body) })
            res.write(body.slice(0, body.length / 2), () => res.destroy())
          })
      case undefined:
        return void answer
          .then(async (response) => [response.status, await response.text()] as const)
          .then(([status, body]) => res.writeHead(status, json).end(body))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await mock.close()
    },
  }
}
