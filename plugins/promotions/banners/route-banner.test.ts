// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LINKAGE } from './constants.ts'
import { type BannerAction, type BannerContext, routeBanner } from './route-banner.ts'

const on = { state: 'on', plugin: 'p', route: { path: '/m/x', access: 'public', component: 'X' } } as const
/** Every page exists. */
const findRoute = () => on
const MEMBER: BannerContext = { loggedIn: true, findRoute }
const GUEST: BannerContext = { loggedIn: false, findRoute }
/** Only these pages exist. */
const having =
  (...paths: readonly string[]): BannerContext['findRoute'] =>
  (address) =>
    paths.includes(address.split('?')[0] ?? '') ? on : { state: 'none' }
const go = (to: string): BannerAction => ({ kind: 'go', to })
const open = (url: string): BannerAction => ({ kind: 'open', url })

describe('routeBanner', () => {
  it('[VO-01] knows three linkage types', () =>
    expect(Object.values(LINKAGE).toSorted()).toEqual(['G', 'P', 'URL']))

  it.each<[string, BannerAction]>([
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
    expect(routeBanner({ linkageType: 'URL', linkage }, GUEST)).toEqual(expected),
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
    const action = routeBanner({ linkageType: 'URL', linkage }, MEMBER)
    // A trailing line break is not part of the address.
    expect(action).toEqual(
      trimmed ? { kind: 'refuse', why: expect.any(String) as string } : open(linkage.trim()),
    )
  })

  it.each<[string, BannerAction]>([
    ['PROMO-WELCOME-100', go('/m/activity?id=PROMO-WELCOME-100')],
    [' 4711 ', go('/m/activity?id=4711')],
    ['/m/inviteFriends', go('/m/inviteFriends')],
  ])('[OV-27] P %j', (linkage, expected) =>
    expect(routeBanner({ linkageType: 'P', linkage }, GUEST)).toEqual(expected),
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
    expect(routeBanner({ linkageType: 'P', linkage }, MEMBER)).toMatchObject({ kind: 'refuse' }),
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
      expect(routeBanner(link, MEMBER)).toEqual(go(to)))

    it('[OV-27] a guest logs in first, and returns to the game', () =>
      expect(routeBanner(link, GUEST)).toEqual({ kind: 'login', returnTo: to }))

    it('takes the linkage as the code if there is no gameType', () =>
      expect(routeBanner({ linkageType: 'G', linkage: 'SL001', vendor: 'MANGO' }, MEMBER)).toEqual(
        go('/m/launchGame?vendor=MANGO&code=SL001'),
      ))

    it('puts the gateway’s texts into the address as encoded values only', () =>
      expect(routeBanner({ linkageType: 'G', linkage: 'x&backUrl=//a', vendor: 'V#/../' }, MEMBER)).toEqual(
        go('/m/launchGame?vendor=V%23%2F..%2F&code=x%26backUrl%3D%2F%2Fa'),
      ))

    it.each([
      { linkageType: 'G', linkage: 'x' },
      { linkageType: 'G', linkage: '', vendor: 'V' },
    ])('refuses %j', (bad) => expect(routeBanner(bad, MEMBER)).toMatchObject({ kind: 'refuse' }))
  })

  it.each<[string, BannerContext, BannerAction | 'refuse']>([
    ['the offer itself', { loggedIn: false, findRoute: having('/m/activity', '/m/register') }, go('/m/activity?id=A')],
    ['a guest, to the registration', { loggedIn: false, findRoute: having('/m/register') }, go('/m/register')],
    ['a guest without a registration', { loggedIn: false, findRoute: having() }, 'refuse'],
    ['a member', { loggedIn: true, findRoute: having('/m/register') }, 'refuse'],
  ])('[OV-27] an offer leads on, or is refused: %s', (_case, context, expected) => {
    const action = routeBanner({ linkageType: 'P', linkage: 'A' }, context)
    if (expected === 'refuse') expect(action.kind).toBe('refuse')
    else expect(action).toEqual(expected)
  }) // prettier-ignore

  it.each([
    { linkageType: 'URL', linkage: '/m/nowhere' },
    { linkageType: 'G', linkage: 'SL001', vendor: 'MANGO' },
    { linkageType: 'P', linkage: '/m/nowhere' },
  ])('refuses a page that no plugin shows: %j', (link) =>
    expect(routeBanner(link, { loggedIn: true, findRoute: having() }).kind).toBe('refuse'),
  )

  it.each([
    { linkageType: 'URL', linkage: '/m/game' },
    { linkageType: 'G', linkage: 'SL001', vendor: 'MANGO' },
    { linkageType: 'P', linkage: 'A' },
  ])('waits while not every plugin is known: %j', (link) =>
    expect(routeBanner(link, { loggedIn: false, findRoute: () => ({ state: 'unknown' }) })).toEqual({
      kind: 'wait',
    }),
  )

  it('reads an address of any length without hanging', () =>
    expect(routeBanner({ linkageType: 'URL', linkage: `${'.a'.repeat(50_000)}:x` }, GUEST).kind).toBe(
      'refuse',
    ))

  it.each(['', 'X', 'PP', 'GAME', 'constructor'])('[OV-27] the unknown type %j does nothing', (linkageType) =>
    expect(routeBanner({ linkageType, linkage: '/m/home' }, MEMBER)).toMatchObject({ kind: 'refuse' }),
  )

  it('[OV-27] leads only to paths below /m or to https', () => {
    const piece = fc.constantFrom(
      '/', '//', '\\', '/m', '/m/', '..', '%2f', ':', 'javascript:', 'https://', 'http:', 'a.example', '@', '?', '#', '\t', ' ', 'x',
    ) // prettier-ignore
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
          const action = routeBanner({ linkageType, linkage: text, vendor: text }, { loggedIn, findRoute })
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
