/**
 * The service worker (RT-19): `/m/sw.js?env=…&merchant=…`, scope /m/. Built as one file that contains the
 * data of its build. The first worker activates at once; a new build's waits until the page sends
 * `SKIP_WAITING`.
 */
import { BuildCache } from './build-cache.ts'
import { classifyRequest } from './classify-request.ts'
import { OfflineCache, type WorkerBuild } from './offline-cache.ts'
import { openPage } from './open-page.ts'
import { readMessage } from './read-message.ts'
import { pageOfNotification, readPush } from './read-push.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const FOYER_BUILD: WorkerBuild
/** The bundler writes the whole list wherever the name stands. */
const build = FOYER_BUILD

const scope = globalThis as unknown as WorkerScope
const { origin, href } = scope.location
const query = new URL(href).searchParams
const cache = new BuildCache(scope.caches, [query.get('env') ?? '', query.get('merchant') ?? '', build.id])
const offline = new OfflineCache(build, cache, (input, init) => scope.fetch(input, init))

scope.addEventListener('install', (event) => event.waitUntil(offline.install()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      cache.deleteOthers(),
      scope.clients.claim(),
      // Pages need not wait until the worker has started.
      scope.registration.navigationPreload?.enable().catch(() => undefined),
    ]),
  ),
)

scope.addEventListener('fetch', (event) => {
  const request = classifyRequest(event.request, origin)
  if (!request) return
  const fetch = async (): Promise<Response> =>
    (await event.preloadResponse?.catch(() => undefined)) ?? scope.fetch(event.request)
  const { response, done } = offline.handle(request, fetch)
  event.respondWith(response)
  event.waitUntil(done)
})

scope.addEventListener('message', (event) => {
  const message = readMessage(event.data, origin)
  if (message?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting())
  if (message?.type === 'CACHE_PAGES') event.waitUntil(offline.renewPages())
  if (message?.type !== 'CACHE_URLS') return
  const added = Promise.all(message.files.map((file) => offline.addFile(file)))
  // As Workbox replies.
  event.waitUntil(added.then(() => event.ports[0]?.postMessage(true)))
})

scope.addEventListener('push', (event) => {
  // Always shows something: a browser ends the subscription of a site whose messages show nothing.
  const { title, parts } = readPush(event.data, scope.location)
  event.waitUntil(scope.registration.showNotification(title, parts))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(pageOfNotification(event.notification.data, origin), scope.clients))
})
