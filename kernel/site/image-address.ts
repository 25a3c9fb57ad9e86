import { checkUrl } from '@foyer/sdk'

const SCHEME = /^[a-z][a-z\d+.-]*:/i
const OWN_PATH = /^\/(?!\/)/

/**
 * The address of a gateway's image: on the CDN where it is a path, as it stands where it is https (http on localhost).
 *
 * @param cdn an https address, or a path of this host; absent: this host
 * @returns `''`, which shows nothing and asks nobody, for data:, javascript:, http:, protocol-relative and broken addresses
 */
export function imageAddress(path: unknown, cdn = '/'): string {
  if (typeof path !== 'string' || path === '' || path.startsWith('//')) return ''
  if (SCHEME.test(path)) return checkUrl(path, { kind: 'https' })?.href ?? ''
  const address = `${cdn.replace(/\/+$/, '')}/${path.replace(/^\//, '')}`
  if (!OWN_PATH.test(address)) return checkUrl(address, { kind: 'https' })?.href ?? ''
  // The same checks for a path of this host, whatever host that is: pages are also rendered where there is none.
  return checkUrl(`https://own.invalid${address}`, { kind: 'https' }) ? address : ''
}
