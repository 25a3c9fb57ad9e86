import { originOf } from '../domains/origin-of.ts'

/** A probe counts as unanswered after this time. */
export const PROBE_TIMEOUT_MS = 5_000
/** After this time without an answer another host is probed too. */
export const ASK_ANOTHER_MS = 2_000

/** The parts of a response that show who sent it. */
interface ResponseOutline {
  readonly status: number
  readonly contentType: string
  /** `Response.type`; `opaqueredirect` when a redirect was not followed. */
  readonly type?: string
}

const NETWORK_AUTHENTICATION_REQUIRED = 511

/**
 * Whether the site's own host answered a request for data: with any status, including errors of the gateway
 * or of the server before it. False when a network that requires a login answered instead: with 511 (RFC
 * 6585), a redirect, or a page in place of data. Over https a network cannot do that: the request gets no
 * answer.
 */
export const isSiteAnswer = ({ status, contentType, type }: ResponseOutline): boolean =>
  type !== 'opaqueredirect' &&
  status !== NETWORK_AUTHENTICATION_REQUIRED &&
  !(status >= 200 && status < 300 && contentType.includes('text/html'))

/**
 * A small file that every server of the site has, requested by HEAD: some 200 bytes. Neither the service
 * worker nor the browser's cache answers it. It is not the gateway's ping, because a failing gateway needs no
 * further calls: the probe only tests whether this host answers.
 */
const PROBE_URL = '/m/asset-manifest.json'

/** The sender of the answer. */
type ProbeResult = 'host' | 'elsewhere' | 'nobody'

/**
 * Probes the site's host, and another one if that does not answer, to distinguish a host that is down from a
 * device that is offline. Never rejects, and ends within 5 seconds.
 *
 * @param domains hosts of the merchant that the page's policy allows; may include this one
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

/** Probes one of them at random: single hosts of a merchant may be down. */
async function otherAnswers(domains: readonly string[], signal: AbortSignal): Promise<boolean> {
  const others = domains.filter((host) => host !== location.hostname)
  const other = others[Math.floor(Math.random() * others.length)]
  if (other === undefined) return false
  const { ping } = await import('../domains/ping.ts')
  return ping(originOf(other, location), signal)
}
