import type { MockMember } from './members.ts'
import type { World } from './world.ts'
import { worldTime } from './clock.ts'

/** Older tokens are refused (CO-09). */
const TOKEN_LIFE_S = 300
/** Tolerated difference between the clocks of two machines. */
const CLOCK_SKEW_S = 60

/** The identity in a token of the identity provider. */
export interface Identity {
  readonly uid: string
  readonly name: string | undefined
  /** The number that a code has proved: `+84901234567`. */
  readonly phone: string | undefined
}

/**
 * Reads a token of the identity provider: header, claims and signature in base64url. Nothing is verified, because the tests'
 * emulator signs nothing; a real gateway must. `undefined` where it is none, or is too old.
 */
export function readIdentityToken(token: unknown, now = worldTime()): Identity | undefined {
  const claims = claimsOf(token)
  if (!claims) return undefined
  const { sub, iat, name, phone_number: phone } = claims
  if (typeof sub !== 'string' || sub === '' || typeof iat !== 'number') return undefined
  const ageS = now / 1000 - iat
  if (ageS > TOKEN_LIFE_S + CLOCK_SKEW_S || ageS < -CLOCK_SKEW_S) return undefined
  return {
    uid: sub,
    name: typeof name === 'string' ? name : undefined,
    phone: typeof phone === 'string' ? phone : undefined,
  }
}

function claimsOf(token: unknown): Readonly<Record<string, unknown>> | undefined {
  const part = typeof token === 'string' ? token.split('.')[1] : undefined
  if (!part) return undefined
  try {
    const claims: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined
  } catch {
    return undefined
  }
}

export const memberOfIdentity = (world: World, { uid }: Identity): MockMember | undefined =>
  world.members.find(({ id }) => id === world.identities.get(uid))

export const bindIdentity = (world: World, { uid }: Identity, { id }: MockMember): void =>
  void world.identities.set(uid, id)
