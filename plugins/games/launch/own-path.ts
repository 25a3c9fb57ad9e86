/**
 * A place of this site out of an address that came from outside (SE-03): path, query and hash, below `/m`. `undefined` for
 * any other site, scheme or path, and for what browsers read in more than one way (backslashes, control characters,
 * protocol-relative addresses, names before an `@`). Pure. The kernel's own checker is out of a plugin's reach and guards
 * `navigation.go` all the same; this one guards what is sent to the gateway.
 *
 * @param origin the page's own, `https://site.example`: an absolute address of it is taken too
 */
export function ownPath(raw: string | null | undefined, origin: string): string | undefined {
  if (!raw || UNSAFE.test(raw) || raw.startsWith('//')) return undefined
  const url = parsed(raw, origin)
  if (!url || url.origin !== origin || url.username || url.password) return undefined
  if (url.pathname !== '/m' && !url.pathname.startsWith('/m/')) return undefined
  // A second slash, or one in disguise, could be read as a host by whoever joins the path to something.
  if (/\/\/|%2f|%5c/i.test(url.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/

function parsed(raw: string, origin: string): URL | undefined {
  try {
    return new URL(raw, origin)
  } catch {
    return undefined
  }
}
