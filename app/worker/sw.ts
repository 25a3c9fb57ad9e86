/**
 * The service worker (RT-19): `/m/sw.js?env=…&merchant=…`, scope /m/. Built as one file, with what it must know of its build.
 * It takes over at once where there is none before it; a new build's waits until the page says `skip-waiting`.
 */
import { OfflineSite, type WorkerBuild } from './offline-site.ts'
import { readMessage } from './read-message.ts'
import { routeOf } from './route-of.ts'
import { Shelf } from './shelf.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const FOYER_BUILD: WorkerBuild

const scope = globalThis as unknown as WorkerScope
const { origin, href } = scope.location
const query = new URL(href).searchParams
const shelf = new Shelf(scope.caches, [query.get('env') ?? '', query.get('merchant') ?? '', FOYER_BUILD.id])
const site = new OfflineSite(FOYER_BUILD, shelf, (input, init) => scope.fetch(input, init))

scope.addEventListener('install', (event) => event.waitUntil(site.install()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      shelf.clearOthers(),
      scope.clients.claim(),
      // Pages need not wait until the worker has started.
      scope.registration.navigationPreload?.enable().catch(() => undefined),
    ]),
  ),
)

scope.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, origin)
  if (!route) return
  const ask = async (): Promise<Response> =>
    (await event.preloadResponse?.catch(() => undefined)) ?? scope.fetch(event.request)
  const { response, kept } = site.answer(route, ask)
  event.respondWith(response)
  event.waitUntil(kept)
})

scope.addEventListener('message', (event) => {
  const message = readMessage(event.data, origin)
  if (message === 'skip-waiting') event.waitUntil(scope.skipWaiting())
  else if (message) event.waitUntil(Promise.all(message.map((file) => site.keepFile(file))))
})
