import type { SiteStatus } from '@foyer/sdk'

const ABSOLUTE = /^https?:\/\//i

/**
 * Where an image of the template parameters may be had, best first: a path on each of the merchant's image CDNs, or on this
 * host where there is none; an absolute address only of one of these. Anybody else's image is no image: the page's policy
 * would refuse it.
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
    // No scheme can hide in what follows a slash.
    return homes.map((home) => `${home.href.replace(/\/*$/, '')}/${path.replace(/^\//, '')}`)
  }
  const image = parsed(path, page)
  const own = [new URL(page), ...homes].some(({ origin }) => origin === image?.origin)
  return image && own && image.username === '' ? [image.href] : []
}

const parsed = (address: string, page: string): URL | undefined =>
  URL.canParse(address, page) ? new URL(address, page) : undefined
