import { languageCode } from '../../kernel/i18n/languages.ts'
import { failure, type Mock, type MockRoute } from '../define-mock.ts'
import { inWorldTime, worldTime } from '../world/clock.ts'
import { writeFault } from '../world/faults.ts'
import { closeSession, memberOfToken } from '../world/sessions.ts'
import type { World } from '../world/world.ts'
import { checkHeaders, missingMark } from './check-headers.ts'
import { wrongSignature } from './check-signature.ts'
import { replaceAnswer, takeEdited } from './edited-answer.ts'
import { badToken, injectFault, takeFault } from './inject-fault.ts'
import { overNetwork } from './over-network.ts'
import { profileOfWorld } from './world-of-request.ts'
import { markAnswer } from './mark-texts.ts'
import { maskAddress, maskSecrets } from './mask.ts'
import { readBody, type ReadBody } from './read-body.ts'
import { bytesOf, recordCall } from './record-call.ts'
import { worldSettings } from './world-settings.ts'
import { MARKED } from '../world/marked-scenario.ts'

/** A route with the mock that it belongs to. */
export interface OwnedRoute {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a mock of any slice
  readonly mock: Mock<any>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a mock of any slice
  readonly route: MockRoute<any>
}

/** Calls that are logged; art and vendors' scripts would only fill the log. */
const LOGGED = /^\/(wps|lgw|mini-game)\//

/**
 * Answers one call of the gateway in the world's time: faults, checks, the route's reply or an edited one, and a line in the
 * world's log.
 * @param replayed id of the call that this one repeats
 */
export const answer = (
  owned: OwnedRoute,
  request: Request,
  world: World,
  replayed?: number,
): Promise<Response> => inWorldTime(world, () => answerNow(owned, request, world, replayed))

async function answerNow(
  { mock, route }: OwnedRoute,
  request: Request,
  world: World,
  replayed: number | undefined,
): Promise<Response> {
  const started = performance.now()
  const at = worldTime()
  const url = new URL(request.url)
  const isLogged = LOGGED.test(url.pathname)
  const sent = isLogged ? await bytesOf(request) : undefined
  const fault = takeFault(world, route.id)
  const unsigned = await wrongSignature(route.signed ?? [], request)
  const read: ReadBody = unsigned
    ? { kind: 'refused', errorCode: 'signature.invalid', message: `The call has no valid ${unsigned}` }
    : await readBody(request, route.encrypted === true)
  const replied = (): Promise<Response> => reply({ mock, route }, request, url, world, read)
  let isEdited = false as boolean
  const repliedOrEdited = async (): Promise<Response> => {
    const edited = takeEdited(world, route.id)
    isEdited = edited !== undefined
    return edited ? replaceAnswer(edited, await replied()) : replied()
  }
  const answered = await overNetwork(world, request.signal, () =>
    fault === undefined ? repliedOrEdited() : injectFault(fault, request.signal, replied),
  )
  const response = MARKED.of(world) ? await markAnswer(answered) : answered
  if (fault?.kind === 'token-expired') closeSession(world, request.headers.get('authorization') ?? '')
  if (isLogged)
    await recordCall(
      world,
      {
        at,
        endpoint: route.id,
        method: route.method,
        path: maskAddress(url),
        status: response.status,
        ms: Math.round(performance.now() - started),
        ...(read.kind !== 'refused' && read.body !== undefined && { body: maskSecrets(read.body) }),
        ...(read.kind === 'encrypted' && { encrypted: true as const }),
        ...(fault && { fault: writeFault(fault) }),
        ...(replayed !== undefined && { replayed }),
        ...(isEdited && { edited: true as const }),
      },
      {
        request,
        sent,
        response,
        again: (repeated, id) => answer({ mock, route }, repeated, world, id),
      },
    )
  return response
}

async function reply(
  { mock, route }: OwnedRoute,
  request: Request,
  url: URL,
  world: World,
  read: ReadBody,
): Promise<Response> {
  const profile = profileOfWorld(world)
  const wrong = checkHeaders(request.headers, url.pathname, [profile.code, world.merchantCode])
  if (wrong) return failure(wrong.errorCode, wrong.message, { status: 400 })
  const missing = missingMark(route.requires ?? {}, request, url)
  if (missing !== undefined)
    return failure('request.invalid', `The call has no valid ${missing}`, { status: 400 })
  const member = memberOfToken(world, request.headers.get('authorization'))
  if (route.auth === 'member' && !member) return badToken()
  if (read.kind === 'refused') return failure(read.errorCode, read.message, { status: 400 })
  if (!world.slices.has(mock.id)) world.slices.set(mock.id, mock.initial(world))
  const slice: unknown = world.slices.get(mock.id)
  const language = languageCode(request.headers.get('Language'))
  const settings = worldSettings(world, profile)[mock.id] ?? {}
  const result = await route.reply({
    request,
    url,
    language,
    body: read.body,
    world,
    slice,
    member,
    settings,
  })
  return result instanceof Response
    ? result
    : Response.json(result, { headers: { 'cache-control': 'no-store' } })
}
