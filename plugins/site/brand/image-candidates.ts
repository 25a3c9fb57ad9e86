import { checkUrl, parseUrl, type SiteStatus } from '@foyer/sdk'

const ABSOLUTE = /^https?:\/\//i

/**
 * Candidate addresses of a template parameter's image, best first: a path on each of the merchant's image CDNs, or on
 * this host if there is no CDN; an absolute address only if it is on one of these hosts. The page's policy would refuse
 * any other. Each has passed the checker of addresses from outside (SE-03).
 *
 * @param page the page's address
 * @returns absolute addresses: https, or http on this machine
 */
export function imageCandidates(
  path: string | undefined,
  { imageCDNs }: Pick<SiteStatus, 'imageCDNs'>,
  page: string,
): readonly string[] {
  if (!path || path.startsWith('//') || path.includes('\\')) return []
  const homes = (imageCDNs.length > 0 ? imageCDNs : ['/']).flatMap((cdn) => parseUrl(cdn, page) ?? [])
  if (!ABSOLUTE.test(path)) {
    // The path starts with a slash, so it cannot contain a scheme.
    return homes.flatMap((home) => checked(`${home.href.replace(/\/{1,9}$/, '')}/${path.replace(/^\//, '')}`))
  }
  const own = [new URL(page), ...homes].map(({ origin }) => origin)
  return checked(path).filter((address) => own.includes(new URL(address).origin))
}

const checked = (address: string): readonly string[] => {
  const url = checkUrl(address, { kind: 'https' })
  return url ? [url.href] : []
}
