import type { SiteStatus } from '@foyer/sdk'

const ABSOLUTE = /^https?:\/\//i

/**
 * Candidate addresses of a template parameter's image, best first: a path on each of the merchant's image CDNs, or on
 * this host if there is no CDN; an absolute address only if it is on one of these hosts. The page's policy would refuse
 * any other.
 *
 * @param page the page's address
 * @returns absolute addresses, http or https
 */
export function imageCandidates(
  path: string | undefined,
  { imageCDNs }: Pick<SiteStatus, 'imageCDNs'>,
  page: string,
): readonly string[] {
  if (!path || path.startsWith('//') || path.includes('\\')) return []
  const homes = (imageCDNs.length > 0 ? imageCDNs : ['/']).flatMap((cdn) => parsed(cdn, page) ?? [])
  if (!ABSOLUTE.test(path)) {
    // The path starts with a slash, so it cannot contain a scheme.
    return homes.map((home) => `${home.href.replace(/\/{1,9}$/, '')}/${path.replace(/^\//, '')}`)
  }
  const image = parsed(path, page)
  const own = [new URL(page), ...homes].some(({ origin }) => origin === image?.origin)
  return image && own && image.username === '' ? [image.href] : []
}

const parsed = (address: string, page: string): URL | undefined =>
  URL.canParse(address, page) ? new URL(address, page) : undefined
