import { isHomePath } from '@foyer/sdk'
import { HOME_PAGE, SHELL_PAGE } from './constants.ts'

/**
 * A request that the worker responds to. `page`: `key` names which of the two cached pages shows it. `asset`:
 * its name changes with its content.
 */
export type RequestClass =
  | { readonly kind: 'page'; readonly key: string; readonly cacheable: boolean }
  | { readonly kind: 'asset' | 'brand'; readonly key: string }

type RequestLike = Pick<Request, 'method' | 'mode' | 'url'>

/** Files in the folder of the pages. */
const FILE_PATH = /^\/m\/(?:assets|t|brand)\/|^\/m\/[^/]+\.(?:js|json)$/

/**
 * The class of a request; `undefined`: the worker never touches it. The gateway's calls (`/wps`, `/lgw`,
 * `/__gateway`), images, the worker itself, the asset manifests and every other host go to the network as if
 * there were no worker.
 */
export function classifyRequest(
  { method, mode, url }: RequestLike,
  origin: string,
): RequestClass | undefined {
  const { origin: host, pathname, search, searchParams } = new URL(url)
  if (method !== 'GET' || host !== origin) return undefined
  if (mode === 'navigate') {
    if (!/^\/m(?:\/|$)/.test(pathname) || FILE_PATH.test(pathname)) return undefined
    // A page in an explicitly requested language is not the one that the player opens next.
    const cacheable = !searchParams.has('language')
    return { kind: 'page', key: isHomePath(pathname) ? HOME_PAGE : SHELL_PAGE, cacheable }
  }
  if (search !== '') return undefined
  if (/^\/m\/(?:assets|t)\/./.test(pathname)) return { kind: 'asset', key: pathname }
  return isBrandFile(pathname) ? { kind: 'brand', key: pathname } : undefined
}

/** A merchant's logo or icon: its name stays when its content changes. */
export const isBrandFile = (path: string): boolean => /^\/m\/brand\/./.test(path)
