import {
  CLOCK,
  createStore,
  HTTP,
  HttpError,
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
import { act, cleanup, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Lane } from '../contract.ts'
import en from './locales/EN.json' with { type: 'json' }
import lobby from './manifest.ts'

const texts = { ...en, game_count: en.game_count_other }
export const lane = (category: string, title: string, ...names: readonly string[]): Lane => ({
  key: category.toLowerCase(),
  title,
  category,
  vendors: [],
  gameCount: names.length,
  cards: names.map((name, index) => ({
    code: `${category}${index}`,
    name,
    vendor: 'TCG_SEA',
    vendorName: 'Sealight',
    image: `/cdn/games/${index}.svg`,
  })),
})
export const SLOTS = lane('RNG', 'Slots', 'Star Harbor', 'Ingot Rush')
export const LIVE = lane('LIVE', 'Live casino', 'Orchid Baccarat')
export const JACKPOT = {
  amount: 1_000_000,
  winners: [{ name: 'ngu***89', amount: 500, game: 'Star Harbor' }],
}
export const BAKED = { lanes: [SLOTS, { ...LIVE, cards: [] }], jackpot: JACKPOT }
export const NOW = Date.UTC(2030, 0, 1)
export const FAILED = new HttpError('HT-NETWORK', 'gone', 'game.lanes')

export interface Start {
  readonly baked?: unknown
  readonly answers?: Record<string, unknown>
  readonly path?: string
  readonly still?: boolean
  readonly storage?: ReturnType<typeof fakeStorage>
}
/** Starts the lobby with fakes around it. */
export async function start({ baked, answers = {}, path = '/m/home', still = false, storage }: Start = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  const http = fakeHttp({
    'game.lanes': { lanes: [SLOTS, LIVE], refused: [] },
    'game.jackpot': JACKPOT,
    ...answers,
  })
  const navigation = fakeNavigation(path)
  navigation.location.set({
    ...navigation.location.get(),
    search: path.includes('?') ? path.slice(path.indexOf('?')) : '',
  })
  const language = createStore<LanguageCode>('EN')
  const reachability = fakeReachability()
  const overlays = fakeOverlays()
  const clock = fakeClock(NOW)
  const services = {
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [REACHABILITY]: reachability,
    [OVERLAYS]: overlays,
    [CLOCK]: clock,
    [SITE]: fakeSite({ merchant: { currency: 'USD' } }),
    [I18N]: { language, tag: () => 'en' },
  }
  const plugin = await testPlugin(lobby, { services, texts, baked, ...(storage && { storage }) })
  return { plugin, http, navigation, language, reachability, overlays, clock }
}
export const flushImports = () => act(() => vi.dynamicImportSettled())
/** Starts it, and draws one of its components. */
export const open = async (given: Start, component = 'GamesSection') => {
  const started = await start(given)
  const view = render(started.plugin.element(component, { guest: true }))
  await flushImports()
  return { ...started, view }
}
export const games = () => screen.queryAllByRole('link', { name: /, Sealight$/ })
export const names = () => games().map((link) => link.getAttribute('aria-label'))

/** What a test may change of the page. */
export const page = {
  /** Whether the browser is idle. */
  idle: true,
  /** Elements that are watched, with what tells that one has come near; without it, all are near. */
  far: undefined as Map<Element, () => void> | undefined,
}

/** Before each test: a browser that is idle, in which every element is near. */
export function setUpPage(): void {
  page.idle = true
  page.far = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: IntersectionObserverCallback
      #target: Element | undefined
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell
      }
      observe(target: Element): void {
        this.#target = target
        const tell = () =>
          this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never)
        if (page.far) page.far.set(target, tell)
        else tell()
      }
      unobserve(): void {}
      disconnect(): void {
        if (this.#target) page.far?.delete(this.#target)
      }
    },
  )
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    if (page.idle) run()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
}

/** After each test. */
export function leavePage(): void {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
