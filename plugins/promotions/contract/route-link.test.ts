// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LINKAGE, type LinkAction, type LinkContext, routeLink } from './route-link.ts'

const on = { state: 'on', plugin: 'p', route: { path: '/m/x', access: 'public', component: 'X' } } as const
/** Every page exists. */
const findRoute = () => on
const MEMBER: LinkContext = { loggedIn: true, findRoute }
const GUEST: LinkContext = { loggedIn: false, findRoute }
/** Only these pages exist. */
const having =
  (...paths: readonly string[]): LinkContext['findRoute'] =>
  (address) =>
    paths.includes(address.split('?')[0] ?? '') ? on : { state: 'none' }
const go = (to: string): LinkAction => ({ kind: 'go', to })
const open = (url: string): LinkAction => ({ kind: 'open', url })

describe('routeLink', () => {
  it('[VO-01] knows three linkage types', () =>
    expect(Object.values(LINKAGE).sort()).toEqual(['G', 'P', 'URL']))

  it.each<[string, LinkAction]>([
    ['/m', go('/m')],
    ['/m/activity', go('/m/activity')],
    ['/m?r=7', go('/m?r=7')],
    ['/m#top', go('/m#top')],
    ['  /m/game?category=live ', go('/m/game?category=live')],
    ['https://news.example/a?b=1#c', open('https://news.example/a?b=1#c')],
    ['HTTPS://News.Example/a', open('https://news.example/a')],
    ['news.example', open('https://news.example/')],
    ['news.example/m/home', open('https://news.example/m/home')],
    ['news.example:8443/x', open('https://news.example:8443/x')],
    ['münchen.example/ä', open('https://xn--mnchen-3ya.example/%C3%A4')],
  ])('[OV-27] URL %j', (linkage, expected) =>
    expect(routeLink({ linkageType: 'URL', linkage }, GUEST)).toEqual(expected),
  )

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScript:alert(1)//news.example',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://news.example/1',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'intent://news.example#Intent;end',
    'http://news.example/',
    '//news.example/m/home',
    '///news.example',
    '\\\\news.example',
    '/\\news.example',
    '/m\\..\\news.example',
    '/m/../../news.example',
    '/m//news.example',
    '/m/%2f%2fnews.example',
    '/m/%2e%2e/%2e%2e/',
    '/move/elsewhere',
    '/wps/session/logout',
    'https://user:secret@news.example/',
    'https://own.site@news.example/',
    'https:news',
    'https://',
    'localhost',
    'https://news.example/\n',
    'https://news .example/',
    'https://news.exa\u0000mple/',
    'javascript:1',
    'ftp.x:80@news.example/',
  ])('[OV-27] refuses the address %j', (linkage) => {
    const trimmed = linkage.trim() === linkage
    const action = routeLink({ linkageType: 'URL', linkage }, MEMBER)
    // A trailing line break is not part of the address.
    expect(action).toEqual(
      trimmed ? { kind: 'refuse', why: expect.any(String) as string } : open(linkage.trim()),
    )
  })

  it.each<[string, LinkAction]>([
    ['PROMO-WELCOME-100', go('/m/activity?id=PROMO-WELCOME-100')],
    [' 4711 ', go('/m/activity?id=4711')],
    ['/m/inviteFriends', go('/m/inviteFriends')],
  ])('[OV-27] P %j', (linkage, expected) =>
    expect(routeLink({ linkageType: 'P', linkage }, GUEST)).toEqual(expected),
  )

  it.each([
    '',
    'javascript:alert(1)',
    '//news.example',
    '/m/../wps',
    'https://news.example',
    'a&b=c',
    '\\\\x',
  ])('[OV-27] refuses the promotion %j', (linkage) =>
    expect(routeLink({ linkageType: 'P', linkage }, MEMBER)).toMatchObject({ kind: 'refuse' }),
  )

  describe('G', () => {
    const link = {
      linkageType: 'G',
      linkage: 'Hà Nội VIP',
      vendor: 'TCG_LOTTO_VN',
      gameType: 'LO004',
      nodeId: '8041',
      roomId: '1',
    }
    const to = '/m/launchGame?vendor=TCG_LOTTO_VN&code=LO004&nodeId=8041&roomId=1'

    it('[OV-27] launches with vendor, code, node and room', () =>
      expect(routeLink(link, MEMBER)).toEqual(go(to)))

    it('[OV-27] a guest logs in first, and returns to the game', () =>
      expect(routeLink(link, GUEST)).toEqual({ kind: 'login', returnTo: to }))

    it('takes the linkage as the code if there is no gameType', () =>
      expect(routeLink({ linkageType: 'G', linkage: 'SL001', vendor: 'MANGO' }, MEMBER)).toEqual(
        go('/m/launchGame?vendor=MANGO&code=SL001'),
      ))

    it('puts the gateway’s texts into the address as encoded values only', () =>
      expect(routeLink({ linkageType: 'G', linkage: 'x&backUrl=//a', vendor: 'V#/../' }, MEMBER)).toEqual(
        go('/m/launchGame?vendor=V%23%2F..%2F&code=x%26backUrl%3D%2F%2Fa'),
      ))

    it.each([
      { linkageType: 'G', linkage: 'x' },
      { linkageType: 'G', linkage: '', vendor: 'V' },
    ])('refuses %j', (bad) => expect(routeLink(bad, MEMBER)).toMatchObject({ kind: 'refuse' }))
  })

  it.each<[string, LinkContext, LinkAction | 'refuse']>([
    ['the offer itself', { loggedIn: false, findRoute: having('/m/activity', '/m/register') }, go('/m/activity?id=A')],
    ['a guest, to the registration', { loggedIn: false, findRoute: having('/m/register') }, go('/m/register')],
    ['a guest without a registration', { loggedIn: false, findRoute: having() }, 'refuse'],
    ['a member', { loggedIn: true, findRoute: having('/m/register') }, 'refuse'],
  ])('[OV-27] an offer leads on, or is refused: %s', (_case, context, expected) => {
    const action = routeLink({ linkageType: 'P', linkage: 'A' }, context)
    if (expected === 'refuse') expect(action.kind).toBe('refuse')
    else expect(action).toEqual(expected)
  }) // prettier-ignore

  it.each([
    { linkageType: 'URL', linkage: '/m/nowhere' },
    { linkageType: 'G', linkage: 'SL001', vendor: 'MANGO' },
    { linkageType: 'P', linkage: '/m/nowhere' },
  ])('refuses a page that no plugin shows: %j', (link) =>
    expect(routeLink(link, { loggedIn: true, findRoute: having() }).kind).toBe('refuse'),
  )

  it.each([
    { linkageType: 'URL', linkage: '/m/game' },
    { linkageType: 'G', linkage: 'SL001', vendor: 'MANGO' },
    { linkageType: 'P', linkage: 'A' },
  ])('waits while not every plugin is known: %j', (link) =>
    expect(routeLink(link, { loggedIn: false, findRoute: () => ({ state: 'unknown' }) })).toEqual({
      kind: 'wait',
    }),
  )

  it('reads an address of any length without hanging', () =>
    expect(routeLink({ linkageType: 'URL', linkage: `${'.a'.repeat(50_000)}:x` }, GUEST).kind).toBe('refuse'))

  it.each(['', 'X', 'PP', 'GAME', 'constructor'])('[OV-27] the unknown type %j does nothing', (linkageType) =>
    expect(routeLink({ linkageType, linkage: '/m/home' }, MEMBER)).toMatchObject({ kind: 'refuse' }),
  )

  it('[OV-27] leads only to paths below /m or to https', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '/m',
      '/m/',
      '..',
      '%2f',
      ':',
      'javascript:',
      'https://',
      'http:',
      'a.example',
      '@',
      '?',
      '#',
      '\t',
      ' ',
      'x',
    )
    const linkage = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece, { maxLength: 7 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(
        fc.constantFrom('P', 'URL', 'G', 'Q'),
        linkage,
        fc.boolean(),
        (linkageType, text, loggedIn) => {
          const action = routeLink({ linkageType, linkage: text, vendor: text }, { loggedIn, findRoute })
          const to = action.kind === 'go' ? action.to : action.kind === 'login' ? action.returnTo : undefined
          if (to !== undefined) {
            const url = new URL(to, 'https://site.example')
            expect(url.origin).toBe('https://site.example')
            expect(url.pathname).toMatch(/^\/m(\/(?!\/)|$)/)
          }
          if (action.kind === 'open')
            expect(new URL(action.url)).toMatchObject({ protocol: 'https:', username: '' })
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
