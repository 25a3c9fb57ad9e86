import { isHomePath } from '@foyer/sdk'
import { HOME_PAGE, SHELL_PAGE } from './constants.ts'

/** What the worker answers. `page`: under which of the two kept pages it stands. `asset`: its name changes with its content. */
export type Route =
  | { readonly kind: 'page'; readonly key: string; readonly keep: boolean }
  | { readonly kind: 'asset' | 'brand'; readonly key: string }

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** Files in the folder of the pages. */
const OWN_FILE = /^\/m\/(?:assets|t|brand)\/|^\/m\/[^/]+\.(?:js|json)$/

/**
 * What a request is to the worker; `undefined`: nothing, and it never touches it. So the gateway's calls (`/wps`, `/lgw`,
 * `/__gateway`), images, the worker itself, the asset manifests and every other host go their own way.
 */
export function routeOf({ method, mode, url }: Asked, origin: string): Route | undefined {
  const { origin: host, pathname, search, searchParams } = new URL(url)
  if (method !== 'GET' || host !== origin) return undefined
  if (mode === 'navigate') {
    if (!/^\/m(?:\/|$)/.test(pathname) || OWN_FILE.test(pathname)) return undefined
    // A page that was asked for in another language than the player's own is not what he opens next.
    const keep = !searchParams.has('language')
    return { kind: 'page', key: isHomePath(pathname) ? HOME_PAGE : SHELL_PAGE, keep }
  }
  if (search !== '') return undefined
  if (/^\/m\/(?:assets|t)\/./.test(pathname)) return { kind: 'asset', key: pathname }
  return /^\/m\/brand\/./.test(pathname) ? { kind: 'brand', key: pathname } : undefined
}
