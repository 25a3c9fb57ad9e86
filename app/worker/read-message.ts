import { classifyRequest } from './classify-request.ts'

/** The two messages of Workbox from a page to its worker that this worker handles. */
export type WorkerMessage =
  { readonly type: 'SKIP_WAITING' } | { readonly type: 'CACHE_URLS'; readonly files: readonly string[] }

/**
 * Reads a message. `SKIP_WAITING`: the player wants the new build now. `CACHE_URLS`: what the page had loaded
 * before there was a worker, in `payload.urlsToCache`; `files` are those that the worker caches, once each.
 * `undefined`: an unknown message.
 */
export function readMessage(data: unknown, origin: string): WorkerMessage | undefined {
  if (!isObject(data)) return undefined
  if (data['type'] === 'SKIP_WAITING') return { type: 'SKIP_WAITING' }
  if (data['type'] !== 'CACHE_URLS' || !isObject(data['payload'])) return undefined
  const { urlsToCache } = data['payload']
  if (!Array.isArray(urlsToCache)) return undefined
  const files = urlsToCache.flatMap((url: unknown) => {
    if (typeof url !== 'string' || !URL.canParse(url)) return []
    const request = classifyRequest({ method: 'GET', mode: 'cors', url }, origin)
    return request && request.kind !== 'page' ? [request.key] : []
  })
  return { type: 'CACHE_URLS', files: [...new Set(files)] }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
