import {
  createServer,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { BakedPage } from '../../../kernel/profile/baked-page.ts'
import { markTexts } from '../../../mocks/gateway/mark-texts.ts'
import { type PseudoKind, pseudoTexts } from '../../../sdk/src/testing/pseudo-text.ts'

/** The built site whose texts are in the pseudo-language, at a port of its own. */
export interface PseudoSite {
  /** `http://lotus.localhost:<port>` */
  readonly origin: string
  close(): void
}

const ROOT: Readonly<Record<PseudoKind, string>> = {
  accented: '<html lang="en-XA" dir="ltr" data-shell',
  mirrored: '<html lang="ar-XB" dir="rtl" data-shell',
}
/** Of one pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const TEXTS = /^\/m\/t\/.*\.json$/
const BAKED = /(<div id="root">).*(<script type="application\/json" id="foyer-baked">)(.*?)(?=<\/script>)/s

/**
 * Passes everything on to the site on another port of this machine. Of its answers the files of texts and the pages are changed:
 * the browser renders a page, from texts in the pseudo-language and from baked data whose texts are marked as the gateway's.
 */
export async function pseudoSite(kind: PseudoKind, port: number): Promise<PseudoSite> {
  const server = createServer((req, res) => pass(req, res, kind, port))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://lotus.localhost:${portOf(server)}`, close: () => void server.close() }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

function pass(req: IncomingMessage, res: ServerResponse, kind: PseudoKind, port: number): void {
  // Pictures are none of the walk's matter, and drawing them takes most of the gateway's time.
  if (req.url?.startsWith('/cdn/')) {
    res.writeHead(200, { 'content-type': 'image/gif', 'cache-control': 'public, max-age=86400' }).end(PICTURE)
    return
  }
  const isPage = (req.headers.accept ?? '').includes('text/html')
  const isTexts = TEXTS.test(new URL(req.url ?? '/', 'http://site').pathname)
  const { 'accept-encoding': encoding, ...others } = req.headers
  const headers =
    isPage || isTexts || encoding === undefined ? others : { ...others, 'accept-encoding': encoding }
  const onward = send(
    {
      host: '127.0.0.1',
      port,
      path: req.url,
      method: req.method,
      headers: { ...headers, host: req.headers.host },
    },
    (answer) => {
      const change = answer.statusCode !== 200 ? undefined : isTexts ? textsIn : isPage ? pageIn : undefined
      if (!change) {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
        return
      }
      const { 'content-length': _, etag: _etag, ...headersOut } = answer.headers
      void readText(answer).then((body) => res.writeHead(200, headersOut).end(change(body, kind)))
    },
  )
  onward.on('error', () => res.destroy())
  res.on('close', () => onward.destroy())
  req.pipe(onward)
}

const textsIn = (body: string, kind: PseudoKind): string =>
  JSON.stringify(pseudoTexts(JSON.parse(body) as Record<string, string>, kind))

const pageIn = (html: string, kind: PseudoKind): string =>
  html
    .replace(BAKED, (_, before: string, after: string, data: string) => {
      const baked = JSON.parse(data) as BakedPage
      const texts = Object.entries(baked.texts).map(([name, table]) => [name, pseudoTexts(table, kind)])
      const page = {
        ...baked,
        texts: Object.fromEntries(texts),
        data: markTexts(baked.data),
        metadata: markTexts(baked.metadata),
      }
      return `${before}</div>${after}${JSON.stringify(page).replaceAll('<', '\\u003c')}`
    })
    .replace(/<html lang="[^"]*" dir="[^"]*"/, ROOT[kind])
