import { checkUrl } from '@foyer/sdk'

export interface TrustedOrigins {
  /** `location.origin` */
  readonly origin: string
  /**
   * The merchant's own domains from the gateway's list: `m.lotus.example`, also with `https://` before it.
   */
  readonly domains: readonly string[]
}

/**
 * Returns an address that a token may be sent to (RR-07, SE-03): this origin, or https on the default port of
 * this host or of one of the merchant's domains. Hosts must be equal: wildcards and suffixes do not match.
 */
export function trustedUrl(raw: unknown, { origin, domains }: TrustedOrigins): URL | undefined {
  const url = checkUrl(raw, { kind: 'https' })
  if (!url || url.origin === origin) return url
  if (url.protocol !== 'https:' || url.port !== '') return undefined
  const hosts = [new URL(origin).hostname, ...domains.map(hostOf)]
  return hosts.includes(url.hostname) ? url : undefined
}

/** The host as browsers normalise it; `undefined` for an entry that is not a host on its default port. */
function hostOf(domain: string): string | undefined {
  const url = checkUrl(/^https:\/\//i.test(domain) ? domain : `https://${domain}`, { kind: 'https' })
  return url?.port === '' ? url.hostname : undefined
}
