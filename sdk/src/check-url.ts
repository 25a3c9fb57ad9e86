/**
 * What an address from outside must be: `own`, a page of this site under /m; or `https`, an https address of
 * any site.
 */
export type UrlRule =
  | {
      readonly kind: 'own'
      /** The site's origin: `location.origin`. */
      readonly origin: string
    }
  | { readonly kind: 'https' }

/**
 * Control and invisible line characters, which parsers strip and people overlook, and the backslash, which
 * parsers turn into a slash.
 */
// eslint-disable-next-line no-control-regex -- control characters are the point
const TRICKS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]|^\s|\s$/
/** A longer address is none that a server would answer. */
const MAX_ADDRESS_CHARS = 4_096
const ABSOLUTE = /^https?:\/\/([^/?#]+)/i
const OWN_PATH = /^\/m(?=[/?#]|$)/
/**
 * A second slash, or an encoded one: code that joins the path to something could take it for the start of a
 * host.
 */
const SECOND_HOST = /\/\/|%2f|%5c/i
const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

const isSecure = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOST.test(url.hostname))

/**
 * The one checker of addresses that come from outside: from a query, the gateway or a plugin (SE-03). Never
 * throws.
 *
 * `own` accepts a path under /m without an empty segment or an encoded slash, and an absolute address of
 * exactly this origin that leads to such a path. `https` accepts absolute https addresses, and http on
 * localhost, *.localhost, 127.0.0.1 and [::1]. Both refuse user info, backslashes, control characters, other
 * schemes (javascript:, data:, blob:), protocol-relative addresses and those over 4,096 characters.
 *
 * @returns the address as the browser reads it; `undefined` where it is refused
 * @example
 * const url = checkUrl(answer.link, { kind: 'https' })
 * if (url) image.src = url.href
 */
export function checkUrl(raw: unknown, rule: UrlRule): URL | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_ADDRESS_CHARS || TRICKS.test(raw)) return undefined
  const authority = ABSOLUTE.exec(raw)?.[1]
  if (authority?.includes('@')) return undefined
  if (authority === undefined && !(rule.kind === 'own' && OWN_PATH.test(raw))) return undefined
  let url: URL
  try {
    url = new URL(raw, rule.kind === 'own' ? rule.origin : undefined)
  } catch {
    return undefined
  }
  if (rule.kind === 'https') return isSecure(url) ? url : undefined
  // Checked again after parsing: `/m/../x` has become `/x`.
  const { origin, pathname } = url
  return origin === rule.origin && OWN_PATH.test(pathname) && !SECOND_HOST.test(pathname) ? url : undefined
}
