import { messageSW, Workbox } from 'workbox-window'

/** The site's service worker, as this page has registered it. */
export interface RegisteredWorker {
  readonly workbox: Workbox
  readonly registration: ServiceWorkerRegistration
}

/**
 * Registers the worker (RT-19), and has it cache what this page loaded before. Its address names environment and merchant:
 * another one's is another worker, with a cache of its own. `undefined` in a browser without workers. Rejects where the
 * browser does not register it: without room, or with workers blocked.
 */
export async function registerWorker(merchant: string): Promise<RegisteredWorker | undefined> {
  // Workbox asks for it in its constructor.
  if (!('serviceWorker' in navigator)) return undefined
  const workbox = new Workbox(`/m/sw.js?env=${import.meta.env.MODE}&merchant=${encodeURIComponent(merchant)}`)
  // Else it would wait for the page's last image.
  const registration = await workbox.register({ immediate: true })
  if (!registration) return undefined
  void cacheLoadedFiles().catch(() => {})
  return { workbox, registration }
}

/** To the active worker itself: `workbox.active` never comes on a page that was reloaded past its worker. */
async function cacheLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name)
  if (active) await messageSW(active, { type: 'CACHE_URLS', payload: { urlsToCache } })
}
