// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type AccessFacts, type ScreenEntry, checkAccess } from './check-access.ts'

const on = (
  access: 'public' | 'member' | 'guest',
  state: ScreenEntry['state'] = 'on',
  whileOwed = false,
): ScreenEntry => ({ value: { access, allowDuringPasswordChange: whileOwed }, state })

const change = on('member', 'on', true)
const guest = { registryComplete: true, sessionKnown: true, session: undefined, change }
const member = { ...guest, session: {} }
const owing = { ...guest, session: { passwordChangeRequired: 'weak' } } as const

describe('checkAccess', () => {
  it.each<[string, AccessFacts, string]>([
    ['a public screen', { ...guest, entry: on('public') }, 'show'],
    [
      'a public screen before the session is read',
      { ...guest, sessionKnown: false, entry: on('public') },
      'show',
    ],
    ['a screen whose gate is pending', { ...guest, entry: on('public', 'pending') }, 'wait'],
    ['a member’s screen, as a guest', { ...guest, entry: on('member') }, 'login'],
    ['a member’s screen, session unread', { ...guest, sessionKnown: false, entry: on('member') }, 'wait'],
    ['a member’s screen, as a member', { ...member, entry: on('member') }, 'show'],
    ['login, as a member', { ...member, entry: on('guest') }, 'redirect-back'],
    ['login, as a guest', { ...guest, entry: on('guest') }, 'show'],
    ['an unknown address', { ...guest, entry: undefined }, 'not-found'],
    [
      'an unknown address while plugins are still unknown',
      { ...guest, registryComplete: false, entry: undefined },
      'wait',
    ],
  ])('%s', (_case, facts, decision) => expect(checkAccess(facts)).toBe(decision))

  it.each<[string, AccessFacts, string]>([
    ['a public screen', { ...owing, entry: on('public') }, 'change-password'],
    ['a member’s screen', { ...owing, entry: on('member') }, 'change-password'],
    ['login, when the session has just started', { ...owing, entry: on('guest') }, 'change-password'],
    ['a screen whose gate is pending', { ...owing, entry: on('public', 'pending') }, 'change-password'],
    ['an unknown address', { ...owing, entry: undefined }, 'change-password'],
    [
      'before every manifest is known',
      { ...owing, registryComplete: false, entry: on('public') },
      'change-password',
    ],
    ['the screen for the change', { ...owing, entry: change }, 'show'],
    ['customer service', { ...owing, entry: on('public', 'on', true) }, 'show'],
    [
      'the screen for the change, its gate pending',
      { ...owing, entry: on('member', 'pending', true) },
      'wait',
    ],
    [
      'while the screen for the change is still pending',
      { ...owing, change: undefined, registryComplete: false, entry: on('public') },
      'wait',
    ],
    [
      'no screen for the change: the player is not locked out',
      { ...owing, change: undefined, entry: on('member') },
      'show',
    ],
    [
      'no screen for the change, at its address',
      { ...owing, change: undefined, entry: undefined },
      'not-found',
    ],
    [
      'no screen for the change, at the login',
      { ...owing, change: undefined, entry: on('guest') },
      'redirect-back',
    ],
    ['no change is required', { ...member, entry: on('member') }, 'show'],
  ])('[RT-09] when the password must be changed: %s', (_case, facts, decision) =>
    expect(checkAccess(facts)).toBe(decision),
  )
})
