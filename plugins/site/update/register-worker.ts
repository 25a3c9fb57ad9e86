import { messageSW, Workbox } from 'workbox-window'

/** The site's service worker, as this page has registered it. */
export interface RegisteredWorker {
  readonly workbox: Workbox
  readonly registration: ServiceWorkerRegistration
}

/**
 * Registers the worker (RT-19), and makes it cache the files that this page has loaded. The worker's address contains
 * environment and merchant, so each has a worker and cache of its own. `undefined` in a browser without workers. Rejects
 * if the browser does not register it, because storage is full or workers are blocked.
 */
export async function registerWorker(merchant: string): Promise<RegisteredWorker | undefined> {
  // Workbox reads `navigator.serviceWorker` in its constructor.
  if (!('serviceWorker' in navigator)) return undefined
  const workbox = new Workbox(`/m/sw.js?env=${import.meta.env.MODE}&merchant=${encodeURIComponent(merchant)}`)
  // By default Workbox waits for the page's load event, so for its last image.
  const registration = await workbox.register({ immediate: true })
  if (!registration) return undefined
  void cacheLoadedFiles().catch(() => {})
  return { workbox, registration }
}

/** Posts to the active worker itself: `workbox.active` never resolves on a page that was reloaded past its worker. */
async function cacheLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name)
  if (active) await messageSW(active, { type: 'CACHE_URLS', payload: { urlsToCache } })
}
