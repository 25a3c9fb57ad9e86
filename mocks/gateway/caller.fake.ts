import { isRecord } from '@foyer/sdk'
import { getResponse } from 'msw'
import type { Profile } from '../../kernel/profile/profile.ts'
import { defaultProfile } from '../world/merchants.ts'
import { openSession } from '../world/sessions.ts'
import type { World } from '../world/world.ts'
import { createWorld } from '../world/worlds.ts'
import { handlers } from './handlers.ts'
import { readState } from './state-query.ts'

export const profile: Profile = defaultProfile()
/** The status as the site asks for it (CA-09). */
export const STATUS =
  '/wps/system/status?device=MOBILE&track=&originalDomain=lotus.localhost&url=http%3A%2F%2Flotus.localhost%2Fm%2Fhome'

const ORIGIN = `http://${profile.hosts[0] ?? 'localhost'}:5173`

export interface Call extends RequestInit {
  readonly headers?: Record<string, string>
  /** Without the world's cookie. */
  readonly anonymous?: boolean
}
/** Calls of a test to the gateway, made as a browser in a world makes them. */
export interface Caller {
  ask(path: string, call?: Call): Promise<Response>
  /** `value` of the answer. */
  value(path: string, call?: Call): Promise<Record<string, unknown>>
}

export const callerIn = (world: World): Caller => {
  const ask: Caller['ask'] = async (path, call = {}) => {
    const { anonymous = false, ...init } = call
    const cookie = anonymous ? {} : { Cookie: `a=b; foyer_world=${world.id}` }
    const own = { Merchant: profile.code, Language: 'VI', ...cookie }
    const request = new Request(ORIGIN + path, { ...init, headers: { ...own, ...init.headers } })
    const response = await getResponse([...handlers], request)
    if (!response) throw new Error(`no handler answers ${path}`)
    return response
  }
  return {
    ask,
    async value(path, call) {
      const body: unknown = await (await ask(path, call)).json()
      const inner = isRecord(body) ? body['value'] : undefined
      if (!isRecord(inner)) throw new Error(`${path} has no value`)
      return inner
    },
  }
}

/** Status, success and errorCode of an answer. */
export async function refusal(response: Response): Promise<unknown> {
  const body: unknown = await response.json()
  return isRecord(body) ? [response.status, body['success'], body['errorCode']] : body
}

export const worldInState = (state: string): World => createWorld(profile, readState(state).state)

export function signedIn(world: World, index = 0): Record<string, string> {
  const member = world.members[index]
  return member ? { Authorization: openSession(world, member) } : {}
}
