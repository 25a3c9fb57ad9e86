import { request } from 'node:http'

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Asks a server of this machine for a path exactly as it is written: a browser, or fetch, would tidy it first. */
export const rawGet = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const host = `lotus.localhost:${port}`
    // A connection of its own: a server may be about to close one that has been used.
    const options = { agent: false, port, host: '127.0.0.1', path, headers: { host, ...headers } }
    request(options, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
      .once('error', reject)
      .end()
  })
