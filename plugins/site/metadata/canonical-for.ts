import { HOME_PATH, isHomePath, parseUrl } from '@foyer/sdk'

/**
 * The canonical address of a page for search engines (RR-05): on the merchant's main domain if known, without query and
 * hash, and the same for all home addresses.
 *
 * @param origin of the page as it was opened
 * @param mainDomain `www.lotus.example`, with or without a scheme; one that cannot be read counts as absent
 */
export function canonicalFor(origin: string, mainDomain: string | undefined, path: string): string {
  const address = mainDomain?.includes('://') ? mainDomain : `https://${mainDomain}`
  const main = mainDomain ? parseUrl(address) : undefined
  const base = main?.protocol === 'https:' ? main.origin : origin
  return base + (isHomePath(path) ? HOME_PATH : path)
}
