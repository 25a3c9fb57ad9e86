import { parseUrl } from '@foyer/sdk'
import { classifyRequest } from './classify-request.ts'

/** The messages from a page to its worker that this worker handles: two of Workbox, and one of the site. */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' | 'CACHE_PAGES' }
  | { readonly type: 'CACHE_URLS'; readonly files: readonly string[] }

/**
 * Reads a message. `SKIP_WAITING`: the player wants the new build now. `CACHE_URLS`: what the page had loaded
 * before there was a worker, in `payload.urlsToCache`; `files` are those that the worker caches, once each.
 * `CACHE_PAGES`: the player gets other pages from now on, in another language.
 * `undefined`: an unknown message.
 */
export function readMessage(data: unknown, origin: string): WorkerMessage | undefined {
  if (!isObject(data)) return undefined
  if (data['type'] === 'SKIP_WAITING' || data['type'] === 'CACHE_PAGES') return { type: data['type'] }
  if (data['type'] !== 'CACHE_URLS' || !isObject(data['payload'])) return undefined
  const { urlsToCache } = data['payload']
  if (!Array.isArray(urlsToCache)) return undefined
  const files = urlsToCache.flatMap((url: unknown) => {
    if (typeof url !== 'string' || !parseUrl(url)) return []
    const request = classifyRequest({ method: 'GET', mode: 'cors', url }, origin)
    return request && request.kind !== 'page' ? [request.key] : []
  })
  return { type: 'CACHE_URLS', files: [...new Set(files)] }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
