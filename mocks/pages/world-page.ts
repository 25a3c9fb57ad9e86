import { failure } from '../define-mock.ts'
import { profileOfWorld, worldOfRequest } from '../gateway/world-of-request.ts'
import type { World } from '../world/world.ts'
import { findWorld } from '../world/worlds.ts'
import { inWorldTime } from '../world/clock.ts'
import { patchWorld } from './patch-world.ts'
import { playCookies } from './play-script.ts'
import { toJson, worldReport } from './world-report.ts'

/** The world of `?world=<id>`, else the browser's. */
export function requestedWorld(request: Request): World | undefined {
  const id = new URL(request.url).searchParams.get('world')
  return id === null ? worldOfRequest(request) : findWorld(id)
}

const json = (value: unknown, cookies: Readonly<Record<string, string>> = {}): Response =>
  new Response(toJson(value), {
    headers: [
      ['content-type', 'application/json'],
      ['cache-control', 'no-store'],
      ...Object.entries(cookies).map(([name, text]): [string, string] => [
        'set-cookie',
        `${name}=${text}; Path=/; SameSite=Lax`,
      ]),
    ],
  })
const unknownWorld = (): Response => failure('world.unknown', 'This world is gone', { status: 404 })

/** `GET /__gateway/world[?world=<id>]`: the complete data of a world. */
export function readWorld(request: Request): Response {
  const world = requestedWorld(request)
  return world ? json(worldReport(world, profileOfWorld(world))) : unknownWorld()
}

/** `POST /__gateway/world[?world=<id>]`: changes it live. Answers with the changed world, and `notes` on ignored entries. */
export async function changeWorld(request: Request): Promise<Response> {
  const world = requestedWorld(request)
  if (!world) return unknownWorld()
  const patch: unknown = await request.json().catch(() => undefined)
  const notes = inWorldTime(world, () => patchWorld(world, patch))
  return json({ ...worldReport(world, profileOfWorld(world)), notes }, playCookies(world))
}
