import { type IncomingHttpHeaders, request } from 'node:http'

/** A GET over HTTP/1.1, on a connection of its own, to a server of this machine. */
export const rawRequest = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }> =>
  new Promise((resolve, reject) => {
    request({ agent: false, host: '127.0.0.1', port, path, headers }, (res) => {
      let text = ''
      res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      res.once('error', reject)
      res.once('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }))
    })
      .once('error', reject)
      .end()
  })
