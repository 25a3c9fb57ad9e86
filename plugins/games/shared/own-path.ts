import { checkUrl } from '@foyer/sdk'

/**
 * The path of an address that came from outside, if it is of this site and below `/m` (SE-03): path, query
 * and hash. `undefined` for any other.
 *
 * @param origin the page's own, `https://site.example`: an absolute address with it is accepted too
 */
export function ownPath(raw: string | null | undefined, origin: string): string | undefined {
  const url = checkUrl(raw, { kind: 'own', origin })
  return url && `${url.pathname}${url.search}${url.hash}`
}
