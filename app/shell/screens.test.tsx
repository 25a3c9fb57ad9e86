import { createStore, Link, type Route, useLocation, useParams } from '@foyer/sdk'
import { KernelContext, type KernelView, type PluginStatus, SiteRouter } from '@foyer/sdk/internal'
import {
  fakeI18n,
  fakeLogger,
  fakeOverlays,
  fakeReachability,
  fakeSession,
  fakeSite,
  fakeStorage,
  testMember,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnedContribution } from '../../kernel/host/extension-points/contribution-entry.ts'
import { locationOf, NavigationService } from '../../kernel/navigation/navigation-service.ts'
import { fakeEvents } from '../../kernel/session/events.fake.ts'
import { Screens } from './screens.tsx'

/** Shows the parameters that its route matched. */
function Probe(): ReactNode {
  const { pathname } = useLocation()
  return <output>{JSON.stringify([pathname, useParams()])}</output>
}
function Change(): ReactNode {
  const [typed, setTyped] = useState('')
  return (
    <>
      <input aria-label="typed" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Link to="/m/game/7">away</Link>
    </>
  )
}
function First(): ReactNode {
  return 'the first'
}
/** Counts how often it is rendered. */
const rendered = vi.fn()
function Counted(): ReactNode {
  rendered()
  return <Link to="/m/game">away</Link>
}
const MODULE = { Probe, Change, First, Counted }
const NOTHING = createStore([])

/** That of every plugin. */
const status = createStore<PluginStatus>('active')
const view: KernelView = {
  contributions: () => NOTHING,
  slotEntries: () => NOTHING,
  status: () => status,
  activation: (plugin) => (plugin ? activation : undefined),
  requestActivation() {},
  isUnfetched: () => false,
  routes: createStore([]),
  registryComplete: createStore(true),
  reportError(_plugin, _phase, error) {
    throw error
  },
  service: () => undefined,
  useTranslate:
    () =>
    (...[key]) =>
      key,
}
const activation = { context: {}, services: {}, module: MODULE }

let stop = (): void => undefined
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  status.set('active')
})
afterEach(() => {
  stop()
  cleanup()
  vi.unstubAllGlobals()
})

const route = (path: string, more: Partial<Route> = {}): OwnedContribution<Route> => ({
  key: path,
  plugin: 'test.plugin',
  state: 'on',
  value: { path, access: 'public', component: 'Probe', ...more },
})

function start(
  address: string,
  routes: readonly OwnedContribution<Route>[],
  owes?: 'weak',
  texts: Readonly<Record<string, string>> = {},
) {
  history.replaceState(null, '', address)
  const navigation = new NavigationService(fakeStorage(), fakeEvents(), fakeLogger())
  navigation.setInitialLocation(locationOf(location.href))
  stop = navigation.listen()
  const screens = createStore(routes)
  const textsComplete = createStore(true)
  const session = fakeSession(owes && testMember({ passwordChangeRequired: owes }))
  const services = {
    host: { inspect: <T,>(read: (state: never) => T) => read({ graph: { records: new Map() } } as never) },
    i18n: Object.assign(fakeI18n(texts), { complete: textsComplete }),
    baked: { build: 'b1' },
    reference: '7KQ2-9F4T',
    navigation,
    overlays: fakeOverlays(),
    reachability: fakeReachability(),
    registryComplete: createStore(true),
    screens,
    session,
    site: fakeSite(),
    view,
  }
  render(
    <KernelContext value={view}>
      <SiteRouter at={navigation.location} navigator={navigation}>
        <Screens services={services} />
      </SiteRouter>
    </KernelContext>,
  )
  const { i18n, site, registryComplete } = services
  return { navigation, screens, session, textsComplete, registryComplete, i18n, site }
}
const shown = (): string | null => screen.getByRole('main').getAttribute('data-screen')
const matched = (): unknown => JSON.parse(screen.getByRole('status').textContent)

describe('a page with the texts of its first paint only', () => {
  it('shows the home, and every other screen as soon as the texts are complete', () => {
    const { navigation, textsComplete } = start('/m/home', [route('/m/home'), route('/m/game')])
    act(() => textsComplete.set(false))
    expect(matched()).toEqual(['/m/home', {}])
    act(() => navigation.navigate('/m/game'))
    expect(screen.queryByText(/m.game/)).toBeNull()
    act(() => textsComplete.set(true))
    expect(matched()).toEqual(['/m/game', {}])
  })
})

describe('the screen of an address', () => {
  const ROUTES = ['/m/home', '/m/game', '/m/game/:id', '/m/game/new', '/m/files/*', '/m/:any'].map((path) =>
    route(path),
  )
  it.each([
    ['/m/home', '/m/home', {}],
    ['/m/home/', '/m/home', {}],
    ['/m/', '/m/home', {}],
    ['/m/index.html', '/m/home', {}],
    ['/m/game', '/m/game', {}],
    ['/m/game/7', '/m/game/:id', { id: '7' }],
    ['/m/game/new', '/m/game/new', {}],
    ['/m/game/%E5%BD%A9%20a', '/m/game/:id', { id: '彩 a' }],
    ['/m/game/100%25', '/m/game/:id', { id: '100%' }],
    ['/m/game/%zz', '/m/game/:id', { id: '%zz' }],
    ['/m/files', '/m/files/*', { '*': '' }],
    ['/m/files/a/b%20c', '/m/files/*', { '*': 'a/b c' }],
    ['/m/other', '/m/:any', { any: 'other' }],
    ['/m/Home', '/m/:any', { any: 'Home' }],
  ])('%s is %s', (address, path, params) => {
    // The router warns about addresses that it cannot decode.
    vi.spyOn(console, 'warn').mockReturnValue()
    start(address, ROUTES)
    expect(shown()).toBe(path)
    expect(matched()).toEqual([expect.any(String), params])
  })

  it('is that of the first of two equal routes: a late plugin replaces no screen', () => {
    const { screens } = start('/m/game', [{ ...route('/m/game', { component: 'First' }), key: 'first' }])
    act(() => screens.set([...screens.get(), { ...route('/m/game'), key: 'late' }]))
    expect(screen.getByRole('main').textContent).toBe('the first')
  })

  it('preserves its component when a parameter changes, and the component reads the new one', () => {
    const { navigation } = start('/m/game/7', ROUTES)
    const before = screen.getByRole('status')
    act(() => navigation.navigate('/m/game/8'))
    expect(screen.getByRole('status')).toBe(before)
    expect(matched()).toEqual(['/m/game/8', { id: '8' }])
  })

  it('appears with its plugin, and is replaced by home when it stops, in the same entry of the history', async () => {
    const home = route('/m/home', { component: 'First' })
    const { screens } = start('/m/game/7', [home, { ...route('/m/game/:id'), state: 'pending' }])
    const { length } = history
    expect(screen.queryByRole('status')).toBeNull()
    act(() => screens.set([home, route('/m/game/:id')]))
    expect(matched()).toEqual(['/m/game/7', { id: '7' }])
    act(() => screens.set([home]))
    await vi.waitFor(() => expect(shown()).toBe('/m/home'))
    expect([location.pathname, history.length]).toEqual(['/m/home', length])
  })
})

describe('after a navigation', () => {
  const ROUTES = [
    route('/m/home'),
    route('/m/login', { title: 'log_in' }),
    route('/m/news/:id', { title: 'news' }),
    route('/m/help'),
  ]
  const TEXTS = { news: 'Promotions', log_in: 'Sign in' }
  const name = (): string | null => screen.getByRole('main').getAttribute('aria-label')

  /** The profile has a title for the log-in alone. */
  function open() {
    const started = start('/m/home', ROUTES, undefined, TEXTS)
    const metadata = vi
      .spyOn(started.site, 'metadata')
      .mockImplementation((path, language) =>
        Promise.resolve(
          path === '/m/login'
            ? { title: `Log in ${language}`, description: '' }
            : { title: `Test ${language}`, description: '', general: true },
        ),
      )
    return { ...started, metadata }
  }

  it('the screen has the focus and is called by the profile’s title, else by its own, else by the merchant’s', async () => {
    const { navigation } = open()
    expect([name(), document.activeElement]).toEqual([null, document.body])
    for (const [path, title] of [
      ['/m/news/7', 'Promotions – Test'],
      ['/m/login', 'Log in EN'],
      ['/m/help', 'Test EN'],
      ['/m/news/8', 'Promotions – Test'],
    ] as const) {
      ;(document.activeElement as HTMLElement | null)?.blur()
      act(() => navigation.navigate(path))
      await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
      expect(name()).toBe(title)
    }
  })

  it('its name follows the language, without taking the focus again', async () => {
    const { navigation, i18n, metadata } = open()
    await act(async () => i18n.language.set('VI'))
    expect([name(), metadata.mock.calls]).toEqual([null, []])
    act(() => navigation.navigate('/m/login'))
    await vi.waitFor(() => expect(name()).toBe('Log in VI'))
    ;(document.activeElement as HTMLElement | null)?.blur()
    await act(async () => i18n.language.set('EN'))
    await vi.waitFor(() => expect(name()).toBe('Log in EN'))
    expect(document.activeElement).toBe(document.body)
  })

  it('a screen whose texts do not come is called by the merchant’s title, and has the focus all the same', async () => {
    const { navigation, i18n } = open()
    vi.spyOn(i18n, 'load').mockRejectedValue(new Error('IN-TEXTS'))
    vi.spyOn(i18n, 'translate').mockReturnValue(() => '')
    act(() => navigation.navigate('/m/news/7'))
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    expect(name()).toBe('Test EN')
  })

  it('a title that comes late is not that of the next screen, and a screen come back to is announced', async () => {
    const { navigation, metadata } = open()
    let late: (title: string) => void = () => undefined
    metadata.mockImplementationOnce(
      () => new Promise((resolve) => (late = (title) => resolve({ title, description: '' }))),
    )
    act(() => navigation.navigate('/m/login'))
    act(() => navigation.navigate('/m/home'))
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    await act(async () => late('Late'))
    expect(name()).toBe('Test EN')
  })
})

it('is not rendered again by plugins, facts and a member that do not concern it', () => {
  const home = route('/m/home', { component: 'Counted' })
  const { screens, session, registryComplete } = start('/m/home', [home])
  rendered.mockClear()
  act(() => session.known.set(false))
  act(() => registryComplete.set(false))
  act(() => screens.set([home, route('/m/game'), route('/m/changePsw', { component: 'Change' })]))
  act(() => registryComplete.set(true))
  act(() => session.known.set(true))
  act(() => session.start(testMember()))
  expect(shown()).toBe('/m/home')
  expect(rendered).not.toHaveBeenCalled()
})

it('[RR-01] a log-in that sets the session and navigates leads there, though the session is rendered first', () => {
  const { navigation, session } = start('/m/login', [
    route('/m/home'),
    route('/m/login', { access: 'guest' }),
    route('/m/game', { access: 'member' }),
  ])
  navigation.redirectToLogin('/m/game')
  act(() => {
    const to = navigation.consumeReturnTo()
    session.start(testMember())
    navigation.navigate(to, { replace: true })
  })
  expect([location.pathname, shown()]).toEqual(['/m/game', '/m/game'])
})

describe('[RT-09] where a change of password is required', () => {
  const ROUTES = [
    route('/m/home'),
    route('/m/game/:id'),
    route('/m/changePsw', { component: 'Change', access: 'member', allowDuringPasswordChange: true }),
  ]
  it('typed text survives each attempt to leave, until the password is changed', () => {
    const { navigation, session } = start('/m/game/7', ROUTES, 'weak')
    expect([shown(), location.pathname]).toEqual(['/m/changePsw', '/m/changePsw'])
    fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'secret' } })
    fireEvent.click(screen.getByRole('link', { name: 'away' }))
    act(() => navigation.navigate('/m/home'))
    act(() => {
      history.replaceState(null, '', '/m/nothing/here')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    expect(location.pathname).toBe('/m/changePsw')
    expect(screen.getByLabelText('typed')).toHaveProperty('value', 'secret')
    act(() => session.update({ passwordChangeRequired: undefined }))
    expect(shown()).toBe('/m/changePsw')
  })

  it('nobody is taken from another screen while the failed one is fetched again, only once it works', () => {
    const { navigation } = start('/m/changePsw', ROUTES, 'weak')
    act(() => status.set('failed'))
    act(() => navigation.navigate('/m/home'))
    expect([shown(), location.pathname]).toEqual(['/m/home', '/m/home'])
    for (const next of ['starting', 'failed', 'starting'] as const) act(() => status.set(next))
    expect([shown(), location.pathname]).toEqual(['/m/home', '/m/home'])
    act(() => status.set('active'))
    expect([shown(), location.pathname]).toEqual(['/m/changePsw', '/m/changePsw'])
  })
})
