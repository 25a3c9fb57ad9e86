import { originOf } from '../domains/domain-host.ts'
import { PROBE_TIMEOUT_MS } from './constants.ts'
import { isSiteAnswer } from './is-site-answer.ts'

/**
 * A small file that every server of the site has, by HEAD: some 200 bytes. The service worker never answers it, and the
 * browser's cache is passed over. It is not the gateway's ping, because a gateway that is ill needs no further calls: what
 * counts is whether this host answers at all.
 */
const ADDRESS = '/m/asset-manifest.json'

/** Who answered. */
export type Probed = 'host' | 'elsewhere' | 'nobody'

/**
 * Asks the site's host, and where that is silent another one, to tell a host that is down from a device without a network.
 * Never rejects.
 *
 * @param domains hosts of the merchant that the page's policy lets it reach; this one may be among them
 */
export async function probe(domains: readonly string[]): Promise<Probed> {
  if (await withinTime(hostAnswers)) return 'host'
  const others = domains.filter((host) => host !== location.hostname)
  const other = others[Math.floor(Math.random() * others.length)]
  if (other === undefined) return 'nobody'
  return (await withinTime((signal) => otherAnswers(other, signal))) ? 'elsewhere' : 'nobody'
}

async function hostAnswers(signal: AbortSignal): Promise<boolean> {
  const { status, type, headers } = await fetch(ADDRESS, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal,
  })
  return isSiteAnswer({ status, type, contentType: headers.get('content-type') ?? '' })
}

async function otherAnswers(host: string, signal: AbortSignal): Promise<boolean> {
  const { ping } = await import('../domains/ping.ts')
  return ping(originOf(host, location), signal)
}

/** False where it fails or takes too long. */
async function withinTime(ask: (signal: AbortSignal) => Promise<boolean>): Promise<boolean> {
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(), PROBE_TIMEOUT_MS)
  try {
    return await ask(call.signal)
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
