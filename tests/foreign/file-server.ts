import { createServer, type Server } from 'node:http'

/** What the server does when it is asked: gives a text, drops the connection, or something odd. */
export type Served = string | 'drop' | OddAnswer

/** `hangs`: never answered. `unreadable`: without the header that lets another site read it. */
export interface OddAnswer {
  readonly body: string
  readonly how: 'hangs' | 'unreadable'
}

/** An integrator's server, on another origin than the site, for any origin's use. */
export interface FileServer {
  /** `http://plugins.localhost:<port>` */
  readonly origin: string
  /** By path; what is not here is answered with 404. */
  readonly files: Map<string, Served>
  /** The paths that were asked for, in order. */
  readonly asked: string[]
  /** Of these the scripts: the inspection reads a file's size as well. */
  readonly run: string[]
  close(): Promise<void>
}

export async function fileServer(): Promise<FileServer> {
  const files = new Map<string, Served>()
  const asked: string[] = []
  const run: string[] = []
  const server = createServer((req, res) => {
    const path = req.url ?? ''
    asked.push(path)
    if (req.headers['sec-fetch-dest'] === 'script') run.push(path)
    const served = files.get(path)
    if (served === 'drop') return void req.socket.destroy()
    const { body, how } = typeof served === 'object' ? served : { body: served, how: undefined }
    if (how === 'hangs') return
    if (how !== 'unreadable') res.setHeader('Access-Control-Allow-Origin', '*')
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('Content-Type', 'text/javascript; charset=utf-8')
    res.writeHead(body === undefined ? 404 : 200).end(body)
  })
  const port = await listen(server)
  return {
    origin: `http://plugins.localhost:${port}`,
    files,
    asked,
    run,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Listens on any free port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
