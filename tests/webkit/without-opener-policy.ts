import { createServer, request } from 'node:http'
import { freePort } from '../ports.ts'

/**
 * The preview without `Cross-Origin-Opener-Policy`: WebKitGTK's driver loses a page with that header when it goes Back, as the
 * browser then changes the process.
 * @param port the preview's
 */
export async function withoutOpenerPolicy(port: number): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      const { 'cross-origin-opener-policy': _dropped, ...passedOn } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, passedOn)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  const own = await freePort()
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  return {
    port: own,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
