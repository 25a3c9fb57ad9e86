// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { LOCKOUT_MS, LOGIN_FAILURES } from './constants.ts'
import { attemptLogin } from './logins.ts'
import { newWorld } from './new-world.ts'
import { testProfile } from './profile.fake.ts'
import { memberOfToken } from './sessions.ts'
import type { World } from './world.ts'

const NOW = 1_000_000
let world: World
beforeEach(() => void (world = newWorld(testProfile())))

const login = (password: string, username = 'player', now = NOW): string => {
  const attempt = attemptLogin(world, username, password, now)
  return attempt.kind === 'ok' ? 'ok' : attempt.errorCode
}

describe('attemptLogin', () => {
  it('signs in a member with the documented password', () => expect(login('123456', 'weak')).toBe('ok'))

  it.each(['player', 'agent', 'subagent', 'nochat', 'newcomer', 'expired', 'vipplayer'])(
    'signs %s in',
    (name) => {
      const attempt = attemptLogin(world, name, `${name}123`, NOW)
      expect(attempt.kind === 'ok' && memberOfToken(world, attempt.token, NOW)?.username).toBe(name)
    },
  )

  it('distinguishes a wrong password from an unknown name, and accepts 123456 only from its member', () => {
    expect(login('123456')).toBe('login.cred.err')
    expect(login('player123', 'Player')).toBe('not.exists.user')
    for (const member of world.members) if (member.key === 'player') member.password = '123456'
    expect(login('123456')).toBe('ok')
  })

  it('[HA-06b] locks a username after five wrong passwords, even for the right one, for 15 minutes', () => {
    for (let failed = 0; failed < LOGIN_FAILURES; failed++) expect(login('wrong')).toBe('login.cred.err')
    expect(login('player123')).toBe('login.locked')
    expect(login('player123', 'player', NOW + LOCKOUT_MS - 1)).toBe('login.locked')
    expect(login('agent123', 'agent')).toBe('ok')
    expect(login('wrong', 'player', NOW + LOCKOUT_MS)).toBe('login.cred.err')
    expect(login('player123', 'player', NOW + LOCKOUT_MS)).toBe('ok')
  })

  it('counts only failures in a row, also those of unknown names', () => {
    for (let failed = 1; failed < LOGIN_FAILURES; failed++) login('wrong')
    expect(login('player123')).toBe('ok')
    expect(login('wrong')).toBe('login.cred.err')
    expect(login('player123')).toBe('ok')
    for (let failed = 0; failed < LOGIN_FAILURES; failed++) login('x', 'ghost')
    expect(login('x', 'ghost')).toBe('login.locked')
  })
})
