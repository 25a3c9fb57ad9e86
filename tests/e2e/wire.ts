import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy between browser and server, which a test may cut. `open`: passes everything on. `cut`: refuses connections.
 * `silent`: accepts everything, and never answers.
 */
export type WireState = 'open' | 'cut' | 'silent'

/** A way to the preview server on a port of its own. */
export async function openWire(serverPort: number) {
  const sockets = new Set<Socket>()
  let state: WireState = 'open'
  const server = createServer((client) => {
    if (state === 'cut') return client.destroy()
    const join = (socket: Socket): Socket => {
      sockets.add(socket)
      return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
    join(client)
    if (state === 'silent') return client.resume()
    const upstream = join(connect(serverPort, '127.0.0.1'))
    client.pipe(upstream).pipe(client)
  })
  server.listen(0)
  await once(server, 'listening')
  const drop = (): void => sockets.forEach((socket) => void socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    become(next: WireState): void {
      state = next
      drop()
    },
    close(): void {
      drop()
      server.close()
    },
  }
}
