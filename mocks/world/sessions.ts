import { randomBytes } from 'node:crypto'
import { SESSION_LIFE_MS } from './constants.ts'
import type { MockMember } from './members.ts'
import type { World } from './world.ts'
import { worldTime } from './clock.ts'

const TOKEN_BYTES = 24

/** Signs a member in with a new token, valid for 24 hours. A member may have several. */
export function openSession(world: World, member: MockMember, now = worldTime()): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  world.sessions.set(token, member.id)
  world.sessionEnds.set(token, now + SESSION_LIFE_MS)
  return token
}

/** Removes a token; an unknown one is ignored. */
export function closeSession(world: World, token: string): void {
  world.sessions.delete(token)
  world.sessionEnds.delete(token)
}

/** The token's member; `undefined` for an unknown or expired token. */
export function memberOfToken(
  world: World,
  token: string | null | undefined,
  now = worldTime(),
): MockMember | undefined {
  if (!token) return undefined
  const id = world.sessions.get(token)
  if (id === undefined) return undefined
  if (now >= (world.sessionEnds.get(token) ?? 0)) {
    closeSession(world, token)
    return undefined
  }
  return world.members.find((member) => member.id === id)
}
