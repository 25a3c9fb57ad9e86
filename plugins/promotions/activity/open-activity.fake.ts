import {
  CLOCK,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  type Route,
  routes,
  SESSION,
  SITE,
} from '@foyer/sdk'
import {
  fakeClock,
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSession,
  fakeSite,
  type testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { FAKE_ACTIVITIES, FAKE_CATEGORIES, fakeDetails, NOW } from './activities.fake.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

const page = (path: string, access: Route['access'] = 'public'): Route => ({ path, access, component: 'X' })
const PAGES = [page('/m/game'), page('/m/launchGame', 'member'), page('/m/customerService')]

export interface Start {
  readonly list?: unknown
  readonly categories?: unknown
  readonly details?: unknown
  readonly member?: ReturnType<typeof testMember>
  readonly offline?: boolean
}
export const entries = (all: readonly unknown[]) => ({ entries: all, refused: [] })

/** Opens the screen of promotions at an address, with fakes around it. */
export async function open(
  to = '/m/activity',
  {
    list = FAKE_ACTIVITIES,
    categories = FAKE_CATEGORIES,
    details = fakeDetails(),
    member,
    offline,
  }: Start = {},
) {
  const http = fakeHttp({
    'activity.list': Array.isArray(list) ? entries(list) : list,
    'activity.categories': Array.isArray(categories) ? entries(categories) : categories,
    'activity.get': details,
  })
  const navigation = fakeNavigation(to)
  const overlays = fakeOverlays()
  const clock = fakeClock(NOW)
  const services = {
    [HTTP]: http,
    [I18N]: fakeI18n(EN),
    [SITE]: fakeSite(),
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [CLOCK]: clock,
    [SESSION]: fakeSession(member),
    [REACHABILITY]: fakeReachability(offline ? 'offline' : 'online'),
  }
  const test = await testPlugin(plugin, { services, texts: EN })
  test.contributeOthers(routes, PAGES)
  const view = render(test.element('Activity'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  // The sanitiser is fetched.
  await act(() => vi.dynamicImportSettled())
  return { http, navigation, overlays, clock, test, view }
}
export const titles = (): readonly (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
