import { originOf } from '../domains/origin-of.ts'
import { ASK_ANOTHER_MS, PROBE_TIMEOUT_MS } from './constants.ts'
import { isSiteAnswer } from './is-site-answer.ts'

/**
 * A small file that every server of the site has, by HEAD: some 200 bytes. The service worker never answers it, and the
 * browser's cache is passed over. It is not the gateway's ping, because a gateway that is ill needs no further calls: what
 * counts is whether this host answers at all.
 */
const PROBE_URL = '/m/asset-manifest.json'

/** Who answered. */
export type ProbeResult = 'host' | 'elsewhere' | 'nobody'

/**
 * Asks the site's host, and where that is silent another one, to tell a host that is down from a device without a network.
 * Never rejects, and ends within 5 seconds.
 *
 * @param domains hosts of the merchant that the page's policy lets it reach; this one may be among them
 */
export async function probe(domains: readonly string[]): Promise<ProbeResult> {
  const call = new AbortController()
  const { signal } = call
  const timer = setTimeout(() => call.abort(), PROBE_TIMEOUT_MS)
  let late: ReturnType<typeof setTimeout> | undefined
  try {
    const host = hostAnswers(signal).catch(() => false)
    const silent = new Promise<false>((resolve) => (late = setTimeout(() => resolve(false), ASK_ANOTHER_MS)))
    if (await Promise.race([host, silent])) return 'host'
    const other = otherAnswers(domains, signal).catch(() => false)
    if (await host) return 'host'
    return (await other) ? 'elsewhere' : 'nobody'
  } finally {
    clearTimeout(timer)
    clearTimeout(late)
    call.abort()
  }
}

async function hostAnswers(signal: AbortSignal): Promise<boolean> {
  const { status, type, headers } = await fetch(PROBE_URL, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal,
  })
  return isSiteAnswer({ status, type, contentType: headers.get('content-type') ?? '' })
}

/** One of them, drawn by lot: a merchant's hosts may be down one by one. */
async function otherAnswers(domains: readonly string[], signal: AbortSignal): Promise<boolean> {
  const others = domains.filter((host) => host !== location.hostname)
  const other = others[Math.floor(Math.random() * others.length)]
  if (other === undefined) return false
  const { ping } = await import('../domains/ping.ts')
  return ping(originOf(other, location), signal)
}
