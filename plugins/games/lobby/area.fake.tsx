import {
  CLOCK,
  createStore,
  HTTP,
  I18N,
  type LanguageCode,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  SITE,
} from '@foyer/sdk'
import {
  fakeClock,
  fakeHttp,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSite,
  type fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import en from './locales/EN.json' with { type: 'json' }
import lobby from './manifest.ts'

interface AreaStart {
  /** Of the gateway, by endpoint. */
  readonly answers: Record<string, unknown>
  /** The query of the address: `?vendor=TCG_SEA`. */
  readonly search?: string
  readonly storage?: ReturnType<typeof fakeStorage>
  /** Id of the merchant. */
  readonly merchant?: string
}

/** Opens the game area with fakes around it, and waits until it has its games. */
export async function openArea({ answers, search = '', storage, merchant = 'lotus' }: AreaStart) {
  const http = fakeHttp(answers)
  const navigation = fakeNavigation(`/m/game${search}`)
  navigation.location.set({ ...navigation.location.get(), search })
  const reachability = fakeReachability()
  const overlays = fakeOverlays()
  const clock = fakeClock()
  const language = createStore<LanguageCode>('EN')
  const services = {
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [REACHABILITY]: reachability,
    [SITE]: fakeSite({ merchant: { id: merchant } }),
    [I18N]: { language, tag: () => 'en' },
    [OVERLAYS]: overlays,
    [CLOCK]: clock,
  }
  const texts = { ...en, game_count: en.game_count_other }
  const plugin = await testPlugin(lobby, { services, texts, ...(storage && { storage }) })
  const view = render(plugin.element('GameArea'))
  await act(() => vi.dynamicImportSettled())
  return { plugin, http, navigation, reachability, overlays, clock, language, view }
}
