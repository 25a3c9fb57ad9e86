import { createServer, request } from 'node:http'
import { freePort } from '../machine/ports.ts'

export interface Substitute {
  readonly contentType: string
  readonly body: string
}
export interface SubstitutingServer {
  readonly port: number
  /** How often the substitute was served. */
  served(): number
  close(): void
}

/**
 * The site with another script at its worker's address. A server, because a browser fetches workers past Playwright's routes.
 * @param port the site's own
 */
export async function withWorker(
  port: number,
  { contentType, body }: Substitute,
): Promise<SubstitutingServer> {
  let count = 0
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    if (url?.startsWith('/m/sw.js')) {
      count++
      outgoing.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-cache' })
      return void outgoing.end(body)
    }
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  const own = await freePort()
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  return {
    port: own,
    served: () => count,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
