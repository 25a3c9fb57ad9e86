// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { notFoundAction, SITE_ACCESS } from './not-found.ts'

describe('notFoundAction', () => {
  it.each([
    ['a member’s screen, as a guest', 'member', false, 'login'],
    ['a member’s screen, as a member', 'member', true, 'missing'],
    ['a public screen', 'public', false, 'missing'],
    ['a screen for guests, as a guest', 'guest', false, 'missing'],
    ['a screen for guests, as a member', 'guest', true, 'missing'],
    ['nothing of this site, as a guest', undefined, false, 'unknown'],
    ['nothing of this site, as a member', undefined, true, 'unknown'],
  ] as const)('[RR-01] %s', (_case, access, loggedIn, action) =>
    expect(notFoundAction(access, loggedIn)).toBe(action),
  )
})

describe('the addresses of the site', () => {
  it('[RR-01] are for members, except for the public ones and the login screens', () => {
    const open = Object.entries(SITE_ACCESS).filter(([, access]) => access !== 'member')
    expect(open.map(([path]) => path)).toEqual([
      '/m/login',
      '/m/register',
      '/m/register.html',
      '/m/game',
      '/m/activity',
      '/m/inviteFriend',
      '/m/inviteFriends',
    ])
    expect(SITE_ACCESS['/m/agentRegister']).toBe('member')
  })
})
