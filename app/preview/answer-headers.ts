import type { IncomingMessage } from 'node:http'
import { headersOf, kindOf, pageCache, referrer, TOKEN_NAMES, transport } from '../document/headers.ts'
import { robotsFor } from '../../plugins/site/metadata/robots-for.ts'

/** The headers of an answer, as nginx sends them with the configuration that the bake makes. */
export function answerHeaders(
  req: Pick<IncomingMessage, 'url' | 'headers'>,
  policy: string,
): readonly (readonly [name: string, value: string])[] {
  const url = new URL(req.url ?? '/', 'http://preview')
  const token = TOKEN_NAMES.some((name) => url.searchParams.get(name))
  const headers = headersOf({
    policy,
    pageCache: pageCache(token),
    referrer: referrer(token),
    transport: transport(req.headers['x-forwarded-proto'] === 'https'),
    robots: robotsFor(hostOf(req), url.pathname) ?? '',
  })
  const kind = kindOf(req.url ?? '/')
  return Object.entries(headers).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : value[kind]
    return text ? [[name, text] as const] : []
  })
}

/** The host name of a request, without its port. */
export const hostOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  (headers.host ?? '').replace(/:\d+$/, '')
