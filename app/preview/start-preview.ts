import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { request as requestTls } from 'node:https'
import sirv from 'sirv'
import { kindOf } from '../document/headers.ts'
import { pageFile, pickLanguage } from '../document/negotiate.ts'
import { wwwOf } from '../build/output.ts'
import { answerHeaders, hostOf, keepHeaders, readPath } from './answer-headers.ts'
import { servedRelease } from './served-release.ts'

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void
interface Gateway {
  readonly serve: Handler
  /** What only the mock has, outside the gateway's addresses: its own pages, and files in place of the build's. */
  readonly serveExtra: Handler
  /** How a page is changed for a browser of these cookies: by the mock only. */
  pageChange?(cookies: string | undefined): ((html: string) => string) | undefined
  close(): Promise<void>
}

/**
 * Serves a build as the nginx configuration does: one merchant for each host, the page in the player's
 * language, precompressed. A release that is made meanwhile is served from the next request on. Throws `RE-UNKNOWN`
 * where there is no release.
 * @param options.port 0: any free one
 * @param options.output the build's folder; `dist` by default
 * @param options.www the root of what is served; `www` in the build's folder by default
 * @param options.merchants the folder of the merchants that the mock gateway knows, absolute; `merchants/` by default
 */
export async function startPreview({
  port,
  gatewayUrl,
  output = 'dist',
  www,
  merchants,
}: {
  readonly port: number
  readonly gatewayUrl?: string
  readonly output?: string
  readonly www?: string | undefined
  readonly merchants?: string | undefined
}): Promise<{ readonly port: number; close(): Promise<void> }> {
  const served = servedRelease(wwwOf(output, www))
  served()
  const harness = sirv(`${output}/harness`, { dev: false, single: true })
  const gateway: Gateway = gatewayUrl ? proxyTo(gatewayUrl) : await mock(merchants)

  const server = createServer((req, res) => {
    const address = req.url ?? '/'
    const missing = (): void => {
      res.removeHeader('Cache-Control')
      res.writeHead(404).end()
    }
    const { merchantOf, assets, builds, brand, pages, page } = served()
    const merchant = merchantOf(hostOf(req))
    const path = readPath(address)
    for (const [name, value] of answerHeaders(req, path ?? '', merchant ?? { policy: "default-src 'none'" }))
      res.setHeader(name, value)
    if (path === undefined) return void res.writeHead(400).end()
    const query = address.slice(address.split('?', 1)[0]?.length)
    const mounted = (prefix: string, handler: Handler): void => {
      req.url = encodeURI(path.slice(prefix.length)) + query
      handler(req, res, missing)
    }
    // The developers' own pages, which no server of players has.
    if (/^\/__(gateway|harness)\//.test(address)) res.removeHeader('Content-Security-Policy')
    if (address.startsWith('/__harness/')) return mounted('/__harness', harness)
    if (path.includes('/.')) return missing()
    switch (kindOf(path)) {
      case 'document':
      case 'other':
        return gateway.serveExtra(req, res, missing)
      case 'status':
      case 'gateway':
        keepHeaders(res)
        return gateway.serve(req, res, missing)
      case 'asset':
        return mounted('/m', assets)
      case 'build':
        return gateway.serveExtra(req, res, () => {
          const [, file = ''] = /^\/m(?:obile\/mc)?(\/.*)/.exec(path) ?? []
          req.url = `/${merchant?.build}${file}`
          builds(req, res, missing)
        })
      case 'brand':
        if (path.startsWith('/m/brand/')) return mounted('/m/brand', brand)
        req.url = `/${merchant?.id}${path.replace(/[.]ico$/, '.png')}`
        return brand(req, res, missing)
    }
    if (!merchant) return void res.writeHead(421).end('no merchant has this host')
    const language = pickLanguage(merchant, {
      query: new URLSearchParams(query).get('language'),
      cookie: /(?:^|;\s*)language=([^;]+)/.exec(req.headers.cookie ?? '')?.[1] ?? null,
      accept: req.headers['accept-language'] ?? null,
    })
    req.url = `/${merchant.id}/${language}/${pageFile(path, merchant.screens)}`
    const change = gateway.pageChange?.(req.headers.cookie)
    const html = change && page(req.url)
    if (html === undefined) return void pages(req, res, missing)
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(change?.(html))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await gateway.close()
    },
  }
}

async function mock(merchants: string | undefined): Promise<Gateway> {
  const { gatewayMiddleware } = await import('../../mocks/adapters/node-server.ts')
  const gateway = await gatewayMiddleware(merchants === undefined ? {} : { merchants })
  return { ...gateway, serveExtra: gateway.serve }
}

function proxyTo(target: string): Gateway {
  const { protocol, hostname, port } = new URL(target)
  const ask = protocol === 'https:' ? requestTls : request
  return {
    serve(req, res) {
      const forwarded = ask(
        // Its certificate has its own name, not the merchant's host of the headers.
        {
          protocol,
          hostname,
          servername: hostname,
          port,
          method: req.method,
          path: req.url,
          headers: req.headers,
        },
        (answer) => {
          res.statusCode = answer.statusCode ?? 502
          for (const [name, value] of Object.entries(answer.headers))
            if (value !== undefined) res.setHeader(name, value)
          answer.pipe(res)
        },
      )
      forwarded.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()))
      req.pipe(forwarded)
    },
    serveExtra: (_req, _res, next) => next(),
    close: async () => {},
  }
}
