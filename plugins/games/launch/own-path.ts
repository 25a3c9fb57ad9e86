import { checkUrl } from '@foyer/sdk'

/**
 * A place of this site out of an address that came from outside (SE-03): path, query and hash, below `/m`; `undefined` for
 * any other.
 *
 * @param origin the page's own, `https://site.example`: an absolute address of it is taken too
 */
export function ownPath(raw: string | null | undefined, origin: string): string | undefined {
  const url = checkUrl(raw, { kind: 'own', origin })
  return url && `${url.pathname}${url.search}${url.hash}`
}
