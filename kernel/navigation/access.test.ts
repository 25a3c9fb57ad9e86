import { describe, expect, it } from 'vitest'
import { type AccessFacts, verdictOf } from './access.ts'

const on = (access: 'public' | 'member' | 'guest', state: 'on' | 'pending' = 'on'): AccessFacts['route'] => ({
  access,
  state,
})
const known = { registered: true, sessionKnown: true, loggedIn: false }

describe('verdictOf', () => {
  it.each<[string, AccessFacts, string]>([
    ['a public screen', { ...known, route: on('public') }, 'show'],
    [
      'a public screen before the session is read',
      { ...known, sessionKnown: false, route: on('public') },
      'show',
    ],
    ['a screen whose gate is pending', { ...known, route: on('public', 'pending') }, 'wait'],
    ['a member’s screen, as a guest', { ...known, route: on('member') }, 'login'],
    ['a member’s screen, session unread', { ...known, sessionKnown: false, route: on('member') }, 'wait'],
    ['a member’s screen, as a member', { ...known, loggedIn: true, route: on('member') }, 'show'],
    ['login, as a member', { ...known, loggedIn: true, route: on('guest') }, 'onward'],
    ['login, as a guest', { ...known, route: on('guest') }, 'show'],
    ['an unknown address', { ...known, route: undefined }, 'home'],
    [
      'an unknown address while plugins are still unknown',
      { ...known, registered: false, route: undefined },
      'wait',
    ],
  ])('%s', (_case, facts, verdict) => expect(verdictOf(facts)).toBe(verdict))
})
