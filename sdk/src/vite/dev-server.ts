import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CodedError } from '../errors.ts'
import type { EntryData } from './profile-entry.ts'
import { ENTRY_PATH, MOCK_SETTINGS_PATH, PLUGIN_FILE } from './constants.ts'

/** What the server of a foreign plugin in development serves. */
export interface DevContent {
  /** The plugin's file, as it was when its hash was taken: the next build may have begun. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Its entry for a merchant's profile, but for the address. */
  readonly entry: EntryData
  /** The settings with which its mock plays its vendor. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined
  /** The answer of the plugin's mock; `undefined` where it has none. */
  readonly answer: (request: Request) => Promise<Response | undefined>
}

/** A server on this machine, for the site that `npm start` runs. */
export interface DevServer {
  /** `http://localhost:7301` */
  readonly origin: string
  /** Serves this from now on. */
  show(content: DevContent): void
  close(): Promise<void>
}

const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }

/**
 * Starts the server, on this machine's own address only. Rejects with `VP-PORT` where the port is taken.
 *
 * @param port - 0: any free one
 */
export async function startDevServer(port: number): Promise<DevServer> {
  let content: DevContent | undefined
  let origin = ''
  const respond = async (request: IncomingMessage): Promise<Response> => {
    const url = new URL(request.url ?? '/', origin)
    if (!content) return new Response('The plugin has not been built yet.', { status: 503 })
    if (url.pathname === `/${PLUGIN_FILE}`)
      return new Response(content.bytes, { headers: { 'content-type': 'text/javascript' } })
    if (url.pathname === ENTRY_PATH)
      return Response.json({ ...content.entry, url: `${origin}/${PLUGIN_FILE}` })
    if (url.pathname === MOCK_SETTINGS_PATH)
      return Response.json(content.settings ? { [content.entry.id]: content.settings } : {})
    return (await content.answer(await toRequest(request, url))) ?? new Response(null, { status: 404 })
  }
  const server = createServer((request, response) => {
    respond(request)
      .catch((error: unknown) => new Response(String(error), { status: 500 }))
      .then(async (answer) => {
        response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...HEADERS })
        response.end(Buffer.from(await answer.arrayBuffer()))
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(cause.code === 'EADDRINUSE' ? portTaken(port, cause) : cause),
    )
    server.listen(port, 'localhost', resolve)
  })
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    show: (next) => void (content = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const portTaken = (port: number, cause: unknown): CodedError<'VP-PORT'> =>
  new CodedError(
    'VP-PORT',
    { port },
    {
      text: `port ${port} is taken; name another in vite.config.ts: foyerPlugin({ port: ${port + 1} })`,
      cause,
    },
  )

async function toRequest(request: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  const method = request.method ?? 'GET'
  const body = Buffer.concat(chunks)
  return new Request(url, { method, headers, ...(body.length > 0 && { body }) })
}
