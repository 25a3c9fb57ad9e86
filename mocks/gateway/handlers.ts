import { http, type RequestHandler } from 'msw'
import { readCall, readCalls, replayCall } from '../pages/calls-page.ts'
import { startWorld } from '../pages/start-world.ts'
import { playScript } from '../pages/play-script.ts'
import { seedPage } from '../pages/seed.ts'
import { stateOptions } from '../pages/state-options.ts'
import { changeWorld, readWorld } from '../pages/world-page.ts'
import { FOREIGN } from '../world/browser-scenarios.ts'
import type { World } from '../world/world.ts'
import { answer } from './answer.ts'
import { PLAY_SCRIPT, PREFIXES, OVERRIDABLE_ASSETS } from './constants.ts'
import { foreignRoute, notFound } from './foreign-route.ts'
import { worldOfRequest } from './world-of-request.ts'
import { maskAddress } from './mask.ts'
import { bytesOf, recordCall } from './record-call.ts'
import { ROUTES } from './routes.ts'
import { BUILD } from '../world/build-scenario.ts'

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/** The gateway's own pages. Faults do not apply to them, because they are used to end a fault. */
const pages: readonly RequestHandler[] = [
  http.get('*/__gateway/enter', ({ request }) => startWorld(request)),
  http.get('*/__gateway/enter/seed', ({ request }) => seedPage(request)),
  http.get('*/__gateway/world', ({ request }) => readWorld(request)),
  http.post('*/__gateway/world', ({ request }) => changeWorld(request)),
  http.get('*/__gateway/calls', ({ request }) => readCalls(request)),
  http.get('*/__gateway/call', ({ request }) => readCall(request)),
  http.post('*/__gateway/replay', ({ request }) => replayCall(request)),
  http.get(`*${PLAY_SCRIPT}`, ({ request }) => playScript(request)),
  http.get('*/__gateway/state-options', ({ request }) =>
    Response.json(
      stateOptions(
        ROUTES.map(({ route }) => route.id),
        new URL(request.url).search,
      ),
      { headers: { 'cache-control': 'no-store' } },
    ),
  ),
]

const GATEWAY_URL = new RegExp(`^https?://[^/]+(${PREFIXES.join('|')})`)

/**
 * The gateway as MSW handlers, for every adapter.
 * @param find returns the world of a request; by cookie and host, unless a unit test has its own
 */
export const gatewayHandlers = (find: (request: Request) => World = worldOfRequest): RequestHandler[] => [
  ...pages,
  ...ROUTES.map((owned) =>
    METHODS[owned.route.method](`*${owned.route.path}`, ({ request }) =>
      answer(owned, request, find(request)),
    ),
  ),
  ...OVERRIDABLE_ASSETS.map((path) => http.get(`*${path}`, ({ request }) => nextBuild(find(request)))),
  http.all(GATEWAY_URL, ({ request }) => unknownCall(request, find(request))),
]

/**
 * No route answers the call: asks the world's foreign plugin in development, else replies as the real gateway does, and logs it, so
 * that the inspector shows it.
 */
async function unknownCall(request: Request, world: World, replayed?: number): Promise<Response> {
  const foreign = FOREIGN.of(world)
  const route = foreign === undefined ? undefined : foreignRoute(foreign, request)
  if (route) return answer(route, request, world, replayed)
  const url = new URL(request.url)
  const { method } = request
  const response = notFound(method, url.pathname)
  await recordCall(
    world,
    {
      at: Date.now(),
      endpoint: 'unknown',
      method,
      path: maskAddress(url),
      status: 404,
      ms: 0,
      ...(replayed !== undefined && { replayed }),
    },
    {
      request,
      sent: await bytesOf(request),
      response,
      again: (repeated, id) => unknownCall(repeated, world, id),
    },
  )
  return response
}

/** The handlers that the adapters serve. */
export const handlers: readonly RequestHandler[] = gatewayHandlers()

/** The asset manifest of a fictitious build; undefined if the world has none, so that the site's own is served. */
const nextBuild = (world: World): Response | undefined =>
  BUILD.of(world)
    ? Response.json(
        { build: 'next-1', files: {}, entrypoints: [] },
        { headers: { 'cache-control': 'no-cache' } },
      )
    : undefined
