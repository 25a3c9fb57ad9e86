// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { LinkContext } from '../contract/route-link.ts'
import { fakeActivity } from './activities.fake.ts'
import { actionOf } from './action-of.ts'

const ORIGIN = 'https://site.example'
const on = { state: 'on', plugin: 'p', route: { path: '/m/x', access: 'public', component: 'X' } } as const
const PAGES = ['/m/game', '/m/launchGame']
const context = (loggedIn: boolean): LinkContext => ({
  loggedIn,
  findRoute: (address) => (PAGES.includes(address.split('?')[0] ?? '') ? on : { state: 'none' }),
})
const GAME = { linkageType: 'G', linkage: 'Star', vendor: 'MANGO', gameType: 'SL001' }
const launch = '/m/launchGame?vendor=MANGO&code=SL001'
const NONE = { redirect: '', externalLink: '' }

describe('actionOf', () => {
  it.each<[string, object, unknown]>([
    ['a page of the site', { redirect: '/m/game?category=live' }, { kind: 'go', to: '/m/game?category=live' }],
    ['a whole address of the site', { redirect: `${ORIGIN}/m/game` }, { kind: 'go', to: '/m/game' }],
    ['the page before the other site', { redirect: '/m/game', externalLink: 'https://a.example/' }, { kind: 'go', to: '/m/game' }],
    ['the other site where the page cannot be used', { redirect: '/m/nowhere', externalLink: 'a.example/x' }, { kind: 'open', url: 'https://a.example/x' }],
    ['another site', { ...NONE, externalLink: 'https://a.example/' }, { kind: 'open', url: 'https://a.example/' }],
    ['a game', { ...NONE, ...GAME }, { kind: 'login', returnTo: launch }],
    ['nothing', NONE, undefined],
  ])('[OV-27] [EN-20d] leads to %s', (_case, part, action) =>
    expect(actionOf(fakeActivity('a', part), context(false), ORIGIN)).toEqual(action),
  ) // prettier-ignore

  it('[OV-27] a member goes to the game at once', () =>
    expect(actionOf(fakeActivity('a', { ...NONE, ...GAME }), context(true), ORIGIN)).toEqual({
      kind: 'go',
      to: launch,
    }))

  it.each([
    'javascript:alert(1)', 'http://a.example/', '//a.example', '/\\a.example', '/wps/session/logout', '/m/../wps',
    'data:text/html,x', 'https://user:pass@a.example/', '/m/nowhere',
  ])('[OV-27] refuses %j as page and as another site', (address) => {
    for (const part of [{ ...NONE, redirect: address }, { ...NONE, externalLink: address }])
      expect(actionOf(fakeActivity('a', part), context(true), ORIGIN)?.kind).toBe('refuse')
  }) // prettier-ignore
})
