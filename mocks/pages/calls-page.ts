import { failure } from '../define-mock.ts'
import { showCall } from '../gateway/show-call.ts'
import type { EditedAnswer, KeptCall, LogEntry } from '../world/recorded-calls.ts'
import type { World } from '../world/world.ts'
import { requestedWorld } from './world-page.ts'

/** What `GET /__gateway/calls` answers. */
export interface CallsReport {
  /** Id of the world. */
  readonly world: string
  /** Id of the latest call; 0 without one. */
  readonly last: number
  /** Oldest first. */
  readonly calls: readonly LogEntry[]
  /** Edited answers that no call has used yet, by endpoint. */
  readonly answers: Readonly<Record<string, EditedAnswer>>
}

const json = (value: unknown): Response => Response.json(value, { headers: { 'cache-control': 'no-store' } })
const numberOf = (request: Request, name: string): number =>
  Number(new URL(request.url).searchParams.get(name))

/** `GET /__gateway/calls?after=<id>[&world=<id>]`: the logged calls after that one. */
export function readCalls(request: Request): Response {
  const world = requestedWorld(request)
  if (!world) return unknownWorld()
  const after = numberOf(request, 'after')
  return json({
    world: world.id,
    last: world.log.at(-1)?.id ?? 0,
    calls: world.log.filter(({ id }) => !(id <= after)),
    answers: Object.fromEntries(world.answers),
  } satisfies CallsReport)
}

/** `GET /__gateway/call?id=<id>[&world=<id>]`: a whole call, its secrets masked. */
export const readCall = (request: Request): Response | Promise<Response> =>
  withCall(request, (call) => json(showCall(call)))

/** `POST /__gateway/replay?id=<id>[&world=<id>]`: makes the call again; answers with the id of the new one. */
export const replayCall = (request: Request): Response | Promise<Response> =>
  withCall(request, async (call, { log }) => {
    const { url, body, ...init } = call.request
    const { id } = call.entry
    await call.again(new Request(url, { ...init, ...(body && { body }), signal: request.signal }), id)
    return json({ id: log.filter(({ replayed }) => replayed === id).at(-1)?.id })
  })

function withCall(
  request: Request,
  use: (call: KeptCall, world: World) => Response | Promise<Response>,
): Response | Promise<Response> {
  const world = requestedWorld(request)
  if (!world) return unknownWorld()
  const id = numberOf(request, 'id')
  const call = world.calls.find(({ entry }) => entry.id === id)
  return call
    ? use(call, world)
    : failure('call.unknown', 'This call is gone: the gateway keeps the latest only', { status: 404 })
}

const unknownWorld = (): Response => failure('world.unknown', 'This world is gone', { status: 404 })
