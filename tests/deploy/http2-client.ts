import { TLSSocket } from 'node:tls'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'

export interface Http2Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
export interface Http2Client {
  /** A GET; a POST where there is a body. */
  ask(
    path: string,
    options?: {
      readonly headers?: Readonly<Record<string, string>>
      readonly host?: string
      readonly body?: string
    },
  ): Promise<Http2Answer>
  /** Names in the certificate of the last connection. */
  certificateNames(): string | undefined
  close(): void
}

/**
 * A client of HTTP/2 over TLS of a server of this machine: one connection, and another when the server has closed it, as nginx does
 * after a reload.
 * @param options.authority PEM of the trusted authority
 * @param options.from address of this machine that the connection comes from
 */
export function http2Client(options: {
  readonly port: number
  readonly host: string
  readonly authority: string
  readonly from?: string
}): Http2Client {
  const { port, host, authority, from } = options
  let session: ClientHttp2Session | undefined
  const connected = (): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed) return session
    session = connect(`https://127.0.0.1:${port}`, {
      ca: authority,
      servername: host,
      ...(from && { localAddress: from }),
    })
    // Each request that fails tells it.
    session.on('error', () => {})
    return session
  }
  return {
    ask: (path, { headers = {}, host: other = host, body } = {}) =>
      new Promise((resolve, reject) => {
        const stream = connected().request({
          ':path': path,
          ':method': body === undefined ? 'GET' : 'POST',
          ':authority': other,
          ...headers,
        })
        let status = 0
        let received: IncomingHttpHeaders = {}
        const chunks: Buffer[] = []
        stream.once('response', (answer) => {
          status = Number(answer[':status'])
          received = answer
        })
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.once('end', () => resolve({ status, headers: received, body: Buffer.concat(chunks) }))
        stream.once('error', reject)
        stream.end(body)
      }),
    certificateNames: () =>
      session?.socket instanceof TLSSocket ? session.socket.getPeerCertificate().subjectaltname : undefined,
    close: () => session?.close(),
  }
}
