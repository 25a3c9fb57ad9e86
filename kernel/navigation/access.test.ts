import { describe, expect, it } from 'vitest'
import { type AccessFacts, verdictOf } from './access.ts'

const on = (access: 'public' | 'member' | 'guest', state: 'on' | 'pending' = 'on'): AccessFacts['route'] => ({
  access,
  state,
})
const known = { registered: true, sessionKnown: true, loggedIn: false, changeable: true, owes: false }
const owing = { ...known, loggedIn: true, owes: true }

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

  it.each<[string, AccessFacts, string]>([
    ['a public screen', { ...owing, route: on('public') }, 'change'],
    ['a member’s screen', { ...owing, route: on('member') }, 'change'],
    ['login, where the session has just begun', { ...owing, route: on('guest') }, 'change'],
    ['a screen whose gate is pending', { ...owing, route: on('public', 'pending') }, 'change'],
    ['an unknown address', { ...owing, route: undefined }, 'change'],
    ['before every manifest is known', { ...owing, registered: false, route: on('public') }, 'change'],
    ['the screen for the change', { ...owing, route: { ...on('member'), whileOwed: true } }, 'show'],
    ['customer service', { ...owing, route: { ...on('public'), whileOwed: true } }, 'show'],
    [
      'the screen for the change, its gate pending',
      { ...owing, route: { ...on('member', 'pending'), whileOwed: true } },
      'wait',
    ],
    [
      'while the screen for the change may yet come',
      { ...owing, changeable: false, registered: false, route: on('public') },
      'wait',
    ],
    [
      'no screen for the change: nobody is locked out',
      { ...owing, changeable: false, route: on('member') },
      'show',
    ],
    ['no screen for the change, at its address', { ...owing, changeable: false, route: undefined }, 'home'],
    ['no screen for the change, at the login', { ...owing, changeable: false, route: on('guest') }, 'onward'],
    ['nothing is owed', { ...owing, owes: false, route: on('member') }, 'show'],
  ])('[RT-09] where a change of password is owed: %s', (_case, facts, verdict) =>
    expect(verdictOf(facts)).toBe(verdict),
  )
})
