import {
  createStore,
  DEVICE,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  type Shell,
  SITE,
} from '@foyer/sdk'
import {
  fakeDevice,
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSite,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { INSTALL_MODAL, type InstallModal } from '../../install/contract/install-modal.ts'
import { type CatalogueState, GAME_CATALOGUE } from '../contract.ts'
import texts from './locales/EN.json' with { type: 'json' }
import launch from './manifest.ts'

export const GAME_URL = 'https://play.example/g/SL001'
export const QUERY = '?vendor=TCG_SEA&code=SL001&backUrl=%2Fm%2Fgame'

export const CARD = {
  code: 'SL001',
  name: 'Star Harbor',
  vendor: 'TCG_SEA',
  vendorName: 'Sealight',
  image: '/cdn/games/1.svg',
}
export const LANES: CatalogueState = {
  step: 'ready',
  lanes: [{ key: 'rng', title: 'Slots', category: 'RNG', vendors: [], gameCount: 1, cards: [CARD] }],
}

const LOTTERY = { ...CARD, code: 'LO001', name: 'Northern Draw', vendor: 'TCG_LOTTO_VN' }
export const LOTTERIES: CatalogueState = {
  step: 'ready',
  lanes: [{ key: 'lott', title: 'Lotteries', category: 'LOTT', vendors: [], gameCount: 1, cards: [LOTTERY] }],
}

export interface App {
  readonly shell?: Shell
  /** `'pending'`: the status has not arrived. */
  readonly switchOn?: boolean | 'pending'
  readonly modal?: InstallModal
}

/** Starts the plugin with fakes around it; `answer`: of the gateway, to the launch. */
export async function start(
  answer: unknown,
  query = QUERY,
  known: CatalogueState = LANES,
  settings: object = {},
  { shell = 'browser', switchOn = false, modal }: App = {},
) {
  const site = fakeSite({
    status: switchOn === 'pending' ? 'pending' : { switches: { STARTGAMEINAPP3: switchOn } },
  })
  const http = fakeHttp({ 'game.launch': answer })
  const navigation = fakeNavigation()
  const overlays = fakeOverlays()
  const reachability = fakeReachability()
  const games = createStore(known)
  const load = vi.fn(() => Promise.resolve())
  navigation.location.set({ pathname: '/m/launchGame', search: query, hash: '' })
  const services = {
    [DEVICE]: fakeDevice({ shell }),
    [HTTP]: http,
    [I18N]: fakeI18n(texts),
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    [SITE]: site,
    ...(modal && { [INSTALL_MODAL]: modal }),
    [GAME_CATALOGUE]: { state: games, load },
  }
  const plugin = await testPlugin(launch, { services, texts, settings: settings as Record<string, unknown> })
  return { plugin, http, navigation, overlays, reachability, games, load, site }
}
/** Starts it, and draws the launch screen. */
export async function open(
  answer: unknown,
  query?: string,
  known?: CatalogueState,
  settings?: object,
  app?: App,
) {
  const started = await start(answer, query, known, settings, app)
  const view = render(started.plugin.element('LaunchGame'))
  return { ...started, view }
}
export const alerted = () => screen.queryByRole('alert')?.textContent
export const statusText = () => screen.getByRole('status').textContent
export const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const never = () => new Promise(() => {})
export const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
