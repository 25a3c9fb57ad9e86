import type { IncomingMessage, ServerResponse } from 'node:http'
import { posix } from 'node:path'
import { cameraPermissions, headersOf, kindOf, pageCache, referrer, transport } from '../document/headers.ts'
import { mayHoldSecret } from '../document/secret-address.ts'
import type { ServedMerchant } from '../release/releases.ts'
import { robotsFor } from '../../plugins/site/metadata/robots-for.ts'

/**
 * The headers of an answer, as nginx sends them with the configuration that the bake makes.
 * @param path as `readPath` gives it
 */
export function answerHeaders(
  req: Pick<IncomingMessage, 'url' | 'headers'>,
  path: string,
  { policy, cameras = cameraPermissions([]) }: Pick<ServedMerchant, 'policy' | 'cameras'>,
): readonly (readonly [name: string, value: string])[] {
  const address = req.url ?? '/'
  const secret = mayHoldSecret(address)
  const headers = headersOf({
    policy,
    cameras,
    pageCache: pageCache(secret),
    referrer: referrer(secret),
    transport: transport(req.headers['x-forwarded-proto'] === 'https'),
    robots: robotsFor(hostOf(req), address.split('?', 1)[0] ?? '') ?? '',
  })
  const kind = kindOf(path)
  return Object.entries(headers).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : (value[kind] ?? value.other)
    return text ? [[name, text] as const] : []
  })
}

/** The path of a request as nginx reads it: decoded, one slash for several, without dots; `undefined`: it is refused. */
export function readPath(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  if (/([.]|%2e)([.]|%2e)|%[01][0-9a-f]|%7f/i.test(path)) return undefined
  try {
    return posix.normalize(decodeURIComponent(path))
  } catch {
    return undefined
  }
}

/** Headers of the gateway's answers that a browser would apply to the whole site: `site.conf` hides the same. */
export const WITHHELD: ReadonlySet<string> = new Set([
  'set-cookie',
  'clear-site-data',
  'refresh',
  'service-worker-allowed',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
  'accept-ch',
  'critical-ch',
])

/**
 * Lets a server behind this one act on no more than its own answer, and set no policy in place of ours, as
 * nginx does: both policies apply.
 */
export function keepHeaders(res: ServerResponse): void {
  const policy = res.getHeader('Content-Security-Policy')
  const set = res.setHeader.bind(res)
  res.setHeader = (name, value) => {
    const lower = name.toLowerCase()
    if (WITHHELD.has(lower) || lower.startsWith('x-accel-')) return res
    return lower === 'content-security-policy' && policy !== undefined
      ? set(name, [String(policy), String(value)])
      : set(name, value)
  }
}

/** The host name of a request, without its port. */
export const hostOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  (headers.host ?? '').replace(/:\d+$/, '')
