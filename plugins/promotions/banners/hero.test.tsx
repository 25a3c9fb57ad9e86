import {
  createStore,
  HTTP,
  HttpError,
  I18N,
  type LanguageCode,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  type Route,
  routes,
  SESSION,
  SITE,
} from '@foyer/sdk'
import {
  fakeHttp,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSession,
  fakeSite,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Banner } from './banner.ts'
import texts from './locales/EN.json' with { type: 'json' }
import plugin from './manifest.ts'

const banner = (title: string, part: Partial<Banner> = {}): Banner => ({
  image: `/cdn/banners/${title}.svg`,
  title,
  subline: 'Credited within a minute',
  cta: 'Claim',
  linkageType: 'P',
  linkage: 'WELCOME',
  ...part,
})
const FIRST = banner('Welcome')
const GAME = banner('Tonight', { linkageType: 'G', linkage: 'x', vendor: 'MANGO', gameType: 'SL007' })
const NEWS = banner('News', { linkageType: 'URL', linkage: 'news.example/a' })
const ODD = banner('Odd', { linkageType: 'VIDEO', linkage: 'WELCOME' })
const BAD = banner('Bad', { linkageType: 'URL', linkage: 'javascript:alert(1)' })
const BAKED = { banners: [FIRST, GAME], count: 4 }
const page = (path: string, access: Route['access'] = 'public'): Route => ({ path, access, component: 'X' })
const ACTIVITY = page('/m/activity')
const LAUNCH = page('/m/launchGame', 'member')
const REGISTER = page('/m/register', 'guest')

interface Start {
  readonly member?: ReturnType<typeof testMember>
  /** The screens of other plugins that are on. */
  readonly pages?: readonly Route[]
}

async function start(
  baked: unknown,
  list: unknown,
  { member, pages = [ACTIVITY, LAUNCH, REGISTER] }: Start = {},
) {
  const http = fakeHttp({ 'banner.list': list })
  const navigation = fakeNavigation()
  const overlays = fakeOverlays()
  const language = createStore<LanguageCode>('EN')
  const reachability = fakeReachability()
  const services = {
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    [SESSION]: fakeSession(member),
    [SITE]: fakeSite(),
    [I18N]: { language, tag: () => 'en' },
  }
  const test = await testPlugin(plugin, { services, texts, baked })
  test.contributeOthers(routes, pages)
  return { test, http, navigation, overlays, language, reachability }
}
async function open(
  baked: unknown,
  list: unknown = { banners: [FIRST, GAME, NEWS, BAD], refused: [] },
  given: Start = {},
) {
  const started = await start(baked, list, given)
  const view = render(started.test.element('Hero', { guest: !given.member }))
  await act(() => vi.dynamicImportSettled())
  return { ...started, view }
}
const slide = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) })
/** Taps, and waits for the code that follows the banner. */
async function tap(title: string): Promise<void> {
  fireEvent.click(slide(title))
  await act(() => vi.dynamicImportSettled())
}
const slides = () => screen.getAllByRole('group').map((each) => each.querySelector('strong')?.textContent)

let idle = true
beforeEach(() => {
  idle = true
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    if (idle) run()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Hero', () => {
  it('hydrates the page’s banners node for node; the first image is fetched at once and first', async () => {
    idle = false
    const { test, http } = await start(BAKED, {})
    const element = test.element('Hero', { guest: true })
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    const served = [...container.querySelectorAll('*')]
    const images = [...container.querySelectorAll('img')]
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      'https://img.test/cdn/banners/Welcome.svg',
      null,
    ])
    expect(images[0]?.getAttribute('fetchpriority')).toBe('high')
    expect([images[0]?.width, images[0]?.height]).toEqual([780, 360])
    const onRecoverableError = vi.fn()
    render(element, { container, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect([...container.querySelectorAll('*')]).toEqual(served)
    expect(http.calls).toEqual([])
  })

  it('fetches all banners afterwards', async () => {
    const { http } = await open(BAKED)
    expect(http.calls).toEqual([{ endpoint: 'banner.list', query: { groupName: 'm_home' }, body: undefined }])
    expect(slides()).toEqual(['Welcome', 'Tonight', 'News', 'Bad'])
    expect(screen.getByRole('group', { name: 'Offer 2 of 4' })).toBeTruthy()
  })

  it('[OV-27] a tap on a promotion opens it', async () => {
    const { navigation } = await open(BAKED)
    await tap('Welcome')
    expect(navigation.went).toEqual([{ to: '/m/activity?id=WELCOME', replace: false }])
  })

  it('[OV-27] a tap on a game launches it for a member, after the login for a guest', async () => {
    const to = '/m/launchGame?vendor=MANGO&code=SL007'
    const guest = await open(BAKED)
    await tap('Tonight')
    expect([guest.navigation.went, guest.navigation.logins]).toEqual([[], [to]])
    cleanup()
    const member = await open(BAKED, undefined, { member: testMember() })
    await tap('Tonight')
    expect([member.navigation.went, member.navigation.logins]).toEqual([[{ to, replace: false }], []])
  })

  it('[OV-27] another site opens in a window without an opener', async () => {
    const { navigation } = await open(BAKED)
    await tap('News')
    expect(navigation.opened).toEqual(['https://news.example/a'])
  })

  it('has a place and a dot for each banner of the gateway from the start', async () => {
    idle = false
    await open(BAKED)
    expect(screen.getAllByRole('button', { name: /^Offer \d of 4$/ })).toHaveLength(4)
    expect(slides()).toEqual(['Welcome', 'Tonight', undefined, undefined])
  })

  it.each([
    ['with a refused address', BAD],
    ['of an unknown type', ODD],
  ])('[OV-27] a banner %s does nothing: it is a picture, and logs a warning, once', async (_case, bad) => {
    const { test, view, navigation } = await open(BAKED, { banners: [FIRST, bad], refused: [] })
    expect(slides()).toEqual(['Welcome', bad.title])
    expect(screen.queryByRole('button', { name: new RegExp(bad.title) })).toBeNull()
    fireEvent.click(screen.getByText(bad.title))
    await act(() => vi.dynamicImportSettled())
    expect([navigation.went, navigation.logins, navigation.opened, navigation.left]).toEqual([[], [], [], []])
    view.unmount()
    render(test.element('Hero', { guest: true }))
    await act(() => vi.dynamicImportSettled())
    const codes = test.logger.entries.map(({ level, subject }) => [level, String(subject).split(':')[0]])
    expect(codes).toEqual([['warn', 'BN-LINK']])
    expect(test.logger.entries[0]?.subject).toContain(`“${bad.title}”`)
  })

  it('a banner whose page no plugin shows is not shown, and comes back with the plugin', async () => {
    const list = { banners: [FIRST, GAME, NEWS], refused: [] }
    const { test } = await open(BAKED, list, { member: testMember(), pages: [LAUNCH, REGISTER] })
    expect(slides()).toEqual(['Tonight', 'News'])
    act(() => test.contributeOthers(routes, [ACTIVITY, LAUNCH]))
    expect(slides()).toEqual(['Welcome', 'Tonight', 'News'])
  })

  it('an offer without a page of its own leads a guest to the registration', async () => {
    const { navigation } = await open(BAKED, undefined, { pages: [REGISTER] })
    expect(slides()).toEqual(['Welcome', 'News', 'Bad'])
    await tap('Welcome')
    expect(navigation.went).toEqual([{ to: '/m/register', replace: false }])
  })

  it('a tap on a banner of the page that leads nowhere says so, before the gateway has listed the banners', async () => {
    idle = false
    const { navigation, overlays } = await open({ banners: [FIRST, BAD], count: 2 }, undefined, {
      member: testMember(),
      pages: [LAUNCH],
    })
    for (const title of ['Welcome', 'Bad']) {
      overlays.toasts.length = 0
      await tap(title)
      expect(overlays.toasts.map(({ text }) => text)).toEqual([texts.not_available])
    }
    expect([navigation.went, navigation.logins, navigation.opened]).toEqual([[], [], []])
  })

  it('a tap is followed by what is known once its code has come, not by what was at the tap', async () => {
    idle = false
    const { test, navigation, overlays } = await open(BAKED, undefined, {
      member: testMember(),
      pages: [LAUNCH],
    })
    fireEvent.click(slide('Welcome'))
    act(() => void test.contributeOthers(routes, [ACTIVITY]))
    await act(() => vi.dynamicImportSettled())
    expect(overlays.toasts).toEqual([])
    expect(navigation.went).toHaveLength(1)
  })

  it('a tap on a banner that leads somewhere says nothing', async () => {
    idle = false
    const { navigation, overlays } = await open(BAKED)
    await tap('Welcome')
    expect(navigation.went).toHaveLength(1)
    expect(overlays.toasts).toEqual([])
  })

  it('a banner without a link is a picture, not a button', async () => {
    const picture = banner('Tet', { linkageType: '', linkage: '' })
    const { test } = await open(BAKED, { banners: [picture], refused: [] })
    expect(slides()).toEqual(['Tet'])
    expect(screen.queryByRole('button', { name: /Tet/ })).toBeNull()
    expect(screen.queryByText('Claim')).toBeNull()
    expect(test.logger.entries).toEqual([])
  })

  it('is reached by the keyboard: each banner is a button', async () => {
    await open(BAKED)
    const button = slide('News')
    button.focus()
    expect(document.activeElement).toBe(button)
    expect([button.tagName, button.getAttribute('type')]).toEqual(['BUTTON', 'button'])
  })

  it('fetches the pictures of the other banners when the page is idle', async () => {
    const { view } = await open(BAKED)
    const images = [...view.container.querySelectorAll('img')]
    expect(images.length).toBeGreaterThan(1)
    expect(images.filter((image) => !image.hasAttribute('src'))).toEqual([])
  })

  it('keeps the banners if the call fails', async () => {
    await open(BAKED, new HttpError('HT-NETWORK', 'gone', 'banner.list'))
    expect(slides()).toEqual(['Welcome', 'Tonight'])
  })

  it('asks again when the network is back', async () => {
    const { http, reachability } = await open(BAKED, new HttpError('HT-OFFLINE', 'gone', 'banner.list'))
    http.answers['banner.list'] = { banners: [NEWS], refused: [] }
    await act(async () => reachability.state.set('offline'))
    expect(slides()).toEqual(['Welcome', 'Tonight'])
    await act(async () => reachability.state.set('online'))
    await act(() => vi.dynamicImportSettled())
    expect(slides()).toEqual(['News'])
  })

  it('without banners it reserves the space, then disappears', async () => {
    idle = false
    const waiting = await open(undefined)
    expect(waiting.view.container.querySelector('[aria-hidden]')).not.toBeNull()
    cleanup()
    idle = true
    const { view } = await open(undefined, new HttpError('HT-NETWORK', 'gone', 'banner.list'))
    expect(view.container.innerHTML).toBe('')
  })

  it('asks again in another language', async () => {
    const { http, language } = await open(BAKED)
    http.answers['banner.list'] = { banners: [banner('Chào mừng')], refused: [] }
    await act(async () => language.set('VI'))
    await act(() => vi.dynamicImportSettled())
    expect(slides()).toEqual(['Chào mừng'])
  })
})
