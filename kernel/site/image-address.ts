import { checkUrl } from '@foyer/sdk'

const SCHEME = /^[a-z][a-z\d+.-]*:/i
const OWN_PATH = /^\/(?!\/)/

/**
 * The address of a gateway's image: a path is put on the CDN, an https address (http on localhost) stays
 * unchanged.
 *
 * @param cdn an https address, or a path of this host; absent: this host
 * @returns `''`, which shows and requests nothing, for data:, javascript:, http:, protocol-relative and
 * invalid addresses
 */
export function imageAddress(path: unknown, cdn = '/'): string {
  if (typeof path !== 'string' || path === '' || path.startsWith('//')) return ''
  if (SCHEME.test(path)) return checkUrl(path, { kind: 'https' })?.href ?? ''
  const address = `${cdn.replace(/\/{1,9}$/, '')}/${path.replace(/^\//, '')}`
  if (!OWN_PATH.test(address)) return checkUrl(address, { kind: 'https' })?.href ?? ''
  // Checks a path of this host with a placeholder origin, because pages are also rendered without one.
  return checkUrl(`https://own.invalid${address}`, { kind: 'https' }) ? address : ''
}
