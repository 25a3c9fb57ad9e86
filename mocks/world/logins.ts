import { LOCKOUT_MS, LOGIN_FAILURES } from './constants.ts'
import { FACTOR } from './factor-demand.ts'
import type { MockMember } from './members.ts'
import { openSession } from './sessions.ts'
import type { World } from './world.ts'
import { worldTime } from './clock.ts'

/** Result of a login attempt (ER-06). */
export type LoginAttempt =
  { readonly kind: 'ok'; readonly member: MockMember; readonly token: string } | LoginRefused
interface LoginRefused {
  readonly kind: 'refused'
  readonly errorCode: LoginRefusal
}
export type LoginRefusal = 'login.cred.err' | 'not.exists.user' | 'login.locked' | 'login_verify_required'

/**
 * Checks a name and a password as the gateway does. Five failures in a row lock the username (known or not) for 15
 * minutes, also for the right password. A right password resets the count only when the member is signed in, because the
 * second factor may still be wrong.
 */
export function checkPassword(
  world: World,
  username: string,
  password: string,
  now = worldTime(),
): { readonly kind: 'ok'; readonly member: MockMember } | LoginRefused {
  if (isLocked(world, username, now)) return refused('login.locked')
  const member = world.members.find((one) => one.username === username)
  if (member?.password === password) return { kind: 'ok', member }
  recordFailedAttempt(world, username, now)
  return refused(member ? 'login.cred.err' : 'not.exists.user')
}

/** Signs in a member after all checks. */
export function signIn(world: World, member: MockMember, now = worldTime()): string {
  world.failedLogins.delete(member.username)
  return openSession(world, member, now)
}

/** Checks a login, and signs the member in if it is right and the world requires no second factor. */
export function attemptLogin(
  world: World,
  username: string,
  password: string,
  now = worldTime(),
): LoginAttempt {
  const checked = checkPassword(world, username, password, now)
  if (checked.kind === 'refused') return checked
  if (FACTOR.of(world)) return refused('login_verify_required')
  return { ...checked, token: signIn(world, checked.member, now) }
}

export const isLocked = (world: World, username: string, now = worldTime()): boolean =>
  (world.failedLogins.get(username)?.lockedUntil ?? 0) > now

/** Counts a wrong password or second factor. */
export function recordFailedAttempt(world: World, username: string, now = worldTime()): void {
  const before = world.failedLogins.get(username)
  // After an expired lock the count starts again.
  const count = before?.lockedUntil === undefined ? (before?.count ?? 0) + 1 : 1
  world.failedLogins.set(username, {
    count,
    lockedUntil: count >= LOGIN_FAILURES ? now + LOCKOUT_MS : undefined,
  })
}

const refused = (errorCode: LoginRefusal): LoginRefused => ({ kind: 'refused', errorCode })
