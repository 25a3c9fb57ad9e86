import type { EndpointOverride } from '../profile/profile.ts'

/** A path from the root in visible ASCII: no `//host`, backslash, hash or character that a parser strips. */
const OWN_PATH = /^\/(?!\/)[!"$-[\]-~]*$/
const METHOD = /^(?:GET|POST|PUT|DELETE)$/

/** Why an override is invalid; `undefined` when it is valid. For the bake. */
export function checkOverride({ path = '/', method = 'GET' }: EndpointOverride): string | undefined {
  if (!OWN_PATH.test(path)) return 'its path is not a path of this site'
  return METHOD.test(method) ? undefined : 'its method is not an HTTP method'
}
