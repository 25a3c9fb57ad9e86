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
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { vi } from 'vitest'
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
export const rendered = vi.fn()
function Counted(): ReactNode {
  rendered()
  return <Link to="/m/game">away</Link>
}
const MODULE = { Probe, Change, First, Counted }
const NOTHING = createStore([])

/** That of every plugin. */
export const status = createStore<PluginStatus>('active')
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

export const route = (path: string, more: Partial<Route> = {}): OwnedContribution<Route> => ({
  key: path,
  plugin: 'test.plugin',
  state: 'on',
  value: { path, access: 'public', component: 'Probe', ...more },
})

export function start(
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
export const shown = (): string | null => screen.getByRole('main').getAttribute('data-screen')
export const matched = (): unknown => JSON.parse(screen.getByRole('status').textContent)

export function setUpPage(): void {
  vi.stubGlobal('scrollTo', vi.fn())
  status.set('active')
}
export function tearDownPage(): void {
  stop()
  cleanup()
  vi.unstubAllGlobals()
}
