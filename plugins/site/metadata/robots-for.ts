/** Maximum number of slashes in a path that search engines may index: `/m/home`. */
const MAX_SLASHES = 2

/**
 * `noindex` for a page that search engines must not index; else `undefined` (RR-04).
 *
 * @param host without port
 */
export function robotsFor(host: string, path: string): 'noindex' | undefined {
  const publicHost = host === 'localhost' || host.startsWith('www')
  return publicHost && path.split('/').length - 1 <= MAX_SLASHES ? undefined : 'noindex'
}
