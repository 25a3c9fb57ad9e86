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
  routes,
  SITE,
  tabs,
} from '@foyer/sdk'
import {
  fakeClock,
  fakeHttp,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type GameCard, type Lane, vendorOrders } from '../contract.ts'
import { JACKPOT_FIRST_SPAN_MS, JACKPOT_POLL_MS, SLOW_MS } from './constants.ts'
import en from './locales/EN.json' with { type: 'json' }
import lobby from './manifest.ts'

const texts = { ...en, game_count: en.game_count_other }
const lane = (category: string, title: string, ...names: readonly string[]): Lane => ({
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
const SLOTS = lane('RNG', 'Slots', 'Star Harbor', 'Ingot Rush')
const LIVE = lane('LIVE', 'Live casino', 'Orchid Baccarat')
const JACKPOT = { amount: 1_000_000, winners: [{ name: 'ngu***89', amount: 500, game: 'Star Harbor' }] }
const BAKED = { lanes: [SLOTS, { ...LIVE, cards: [] }], jackpot: JACKPOT }
const NOW = Date.UTC(2030, 0, 1)
const FAILED = new HttpError('HT-NETWORK', 'gone', 'game.lanes')

interface Start {
  readonly baked?: unknown
  readonly answers?: Record<string, unknown>
  readonly path?: string
  readonly still?: boolean
  readonly storage?: ReturnType<typeof fakeStorage>
}
async function start({ baked, answers = {}, path = '/m/home', still = false, storage }: Start = {}) {
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
const flushImports = () => act(() => vi.dynamicImportSettled())
const open = async (given: Start, component = 'GamesSection') => {
  const started = await start(given)
  const view = render(started.plugin.element(component, { guest: true }))
  await flushImports()
  return { ...started, view }
}
const games = () => screen.queryAllByRole('link', { name: /, Sealight$/ })
const names = () => games().map((link) => link.getAttribute('aria-label'))

/** Whether the browser is idle; a test may change it. */
let idle = true
/** Elements that are watched, with what tells that one has come near; a test may keep all of them away. */
let far: Map<Element, () => void> | undefined
beforeEach(() => {
  idle = true
  far = undefined
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
        if (far) far.set(target, tell)
        else tell()
      }
      unobserve(): void {}
      disconnect(): void {
        if (this.#target) far?.delete(this.#target)
      }
    },
  )
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    if (idle) run()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the manifest', () => {
  it('[RT-07] has the game area, for guests too, and its tab', async () => {
    const { plugin } = await start()
    expect(plugin.contributions(routes)).toEqual([
      { path: '/m/game', access: 'public', component: 'GameArea', title: 'games', skeleton: 'grid' },
    ])
    expect(plugin.contributions(tabs)).toMatchObject([{ key: 'games', to: '/m/game', label: 'tab_games' }])
  })
})

describe('GamesSection', () => {
  it('hydrates what was rendered from the page’s data, node for node, before any call', async () => {
    idle = false
    const { plugin, http } = await start({ baked: BAKED })
    const element = plugin.element('GamesSection', { guest: true })
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    const served = [...container.querySelectorAll('*')]
    const onRecoverableError = vi.fn()
    render(element, { container, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect([...container.querySelectorAll('*')]).toEqual(served)
    expect(names()).toEqual(['Star Harbor, Sealight', 'Ingot Rush, Sealight'])
    expect(http.calls).toEqual([])
  })

  it('[CA-22] fetches every lane afterwards and shows the rest below', async () => {
    const { http } = await open({ baked: BAKED })
    expect(http.calls).toEqual([{ endpoint: 'game.lanes', query: { platform: 'html5' }, body: undefined }])
    expect(names()).toEqual(['Star Harbor, Sealight', 'Ingot Rush, Sealight', 'Orchid Baccarat, Sealight'])
    const row = screen.getByRole('region', { name: 'Live casino' })
    expect(within(row).getByText('1 game')).toBeTruthy()
    expect(within(row).getByRole('link', { name: 'See all: Live casino' }).getAttribute('href')).toBe(
      '/m/game?category=live',
    )
  })

  it('a tap on a game launches it, and so does the keyboard', async () => {
    const { navigation } = await open({ baked: BAKED })
    const [first] = games()
    if (first) fireEvent.click(first)
    expect(navigation.went).toEqual([{ to: '/m/launchGame?vendor=TCG_SEA&code=RNG0', replace: false }])
    // A link with an address: the browser handles Enter, and sends a click.
    expect(first?.getAttribute('href')).toBe('/m/launchGame?vendor=TCG_SEA&code=RNG0')
    first?.focus()
    expect(document.activeElement).toBe(first)
  })

  it('a chip scrolls to its lane and focuses it', async () => {
    const scroll = vi.fn()
    vi.stubGlobal('HTMLElement', HTMLElement)
    HTMLElement.prototype.scrollIntoView = scroll
    const { navigation } = await open({ baked: BAKED, still: true })
    const rail = screen.getByRole('navigation', { name: 'Categories' })
    fireEvent.click(within(rail).getByRole('link', { name: 'Live casino' }))
    expect(scroll).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' })
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Live casino' }))
    expect(navigation.went).toEqual([])
  })

  it('a chip whose lane is not on the page goes to the game area', async () => {
    idle = false
    const { navigation } = await open({ baked: BAKED })
    fireEvent.click(screen.getByRole('link', { name: 'Live casino' }))
    expect(navigation.went).toEqual([{ to: '/m/game?category=live', replace: false }])
  })

  it('keeps the lanes if the call fails', async () => {
    const { plugin } = await open({ baked: BAKED, answers: { 'game.lanes': FAILED } })
    expect(names()).toEqual(['Star Harbor, Sealight', 'Ingot Rush, Sealight'])
    expect(screen.getByRole('alert').textContent).toContain(en.games_failed)
    expect(plugin.logger.entries).toMatchObject([{ level: 'warn', details: [FAILED] }])
  })

  it('loads again, once, when the network is back', async () => {
    const { http, reachability } = await open({ baked: BAKED, answers: { 'game.lanes': FAILED } })
    http.answers['game.lanes'] = { lanes: [LIVE], refused: [] }
    for (const state of ['offline', 'online', 'offline', 'online'] as const) {
      await act(async () => reachability.state.set(state))
      await flushImports()
    }
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    expect(http.calls).toHaveLength(2)
  })

  it('loads nothing when the network is back if the player has left', async () => {
    const { http, reachability, view } = await open({ baked: BAKED, answers: { 'game.lanes': FAILED } })
    view.unmount()
    reachability.state.set('offline')
    reachability.state.set('online')
    await flushImports()
    expect(http.calls).toHaveLength(1)
  })

  it('without any lanes: a skeleton, then a retry', async () => {
    const { http, view } = await open({ answers: { 'game.lanes': FAILED } })
    expect(screen.getByRole('alert').textContent).toContain(en.games_failed)
    http.answers['game.lanes'] = { lanes: [LIVE], refused: [] }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(view.container.querySelector('[aria-busy]')).not.toBeNull()
    await flushImports()
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
  })

  it('says what went wrong below the last lane that it has: the connection, or the service', async () => {
    const down = new HttpError('HT-STATUS', 'down', 'game.lanes', { status: 500 })
    const { http } = await open({ baked: BAKED, answers: { 'game.lanes': down } })
    expect(screen.getByRole('alert').textContent).toContain(en.games_failed_service)
    http.answers['game.lanes'] = FAILED
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await flushImports()
    expect(screen.getByRole('alert').textContent).toContain(en.games_failed)
  })

  it('says after a slow wait that it takes longer; a retry ends the call that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { http } = await open({ answers: { 'game.lanes': () => new Promise(() => {}) } })
    await act(async () => void vi.advanceTimersByTime(SLOW_MS - 1))
    expect(screen.queryByText(en.slow)).toBeNull()
    await act(async () => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toContain(en.slow)
    http.answers['game.lanes'] = { lanes: [LIVE], refused: [] }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await flushImports()
    expect([names(), http.pending.size]).toEqual([['Orchid Baccarat, Sealight'], 0])
  })

  it('says that there are no games', async () => {
    await open({ answers: { 'game.lanes': { lanes: [], refused: [] } } })
    expect(screen.getByText(en.none_yet)).toBeTruthy()
  })

  it('[EN-30] reports the invalid games of the answer', async () => {
    const refused = ['lanes.0.cards.3: gameCode']
    const { plugin } = await open({ answers: { 'game.lanes': { lanes: [LIVE], refused } } })
    expect(plugin.logger.entries).toMatchObject([{ level: 'warn', details: [refused] }])
  })

  it('loads again in another language, and ignores the answer to the first call', async () => {
    let answer = (_lanes: object): void => {}
    const { http, language } = await open({
      baked: BAKED,
      answers: { 'game.lanes': () => new Promise((resolve) => (answer = resolve)) },
    })
    const late = answer
    http.answers['game.lanes'] = { lanes: [{ ...LIVE, title: 'Casino trực tiếp' }], refused: [] }
    await act(async () => language.set('VI'))
    await flushImports()
    await act(async () => late({ lanes: [SLOTS], refused: [] }))
    expect(screen.getByRole('region', { name: 'Casino trực tiếp' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Slots' })).toBeNull()
    expect(http.calls).toHaveLength(2)
  })

  it('aborts its call when the player leaves, and loads again on return', async () => {
    const never = () => new Promise(() => {})
    const { plugin, http, view } = await open({ answers: { 'game.lanes': never } })
    expect(http.pending.size).toBe(1)
    view.unmount()
    await flushImports()
    expect([http.pending.size, plugin.logger.entries]).toEqual([0, []])
    http.answers['game.lanes'] = { lanes: [LIVE], refused: [] }
    render(plugin.element('GamesSection', { guest: true }))
    await flushImports()
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
  })

  const game = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) })
  const isClosed = (name: string) => game(name).getAttribute('aria-disabled') === 'true'

  it('greys a game under maintenance once the page is idle: until when, on a tap too, and no longer than that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const [first, ...others] = SLOTS.cards
    const cards = [{ ...first, maintenanceEnd: NOW + 60_000 } as GameCard, ...others]
    const lanes = [{ ...SLOTS, cards }]
    idle = false
    const { plugin } = await start({ baked: { lanes } })
    const baked = renderToString(plugin.element('GamesSection', { guest: true }))
    expect(baked).not.toMatch(/aria-disabled|Until/)
    idle = true
    const { navigation, overlays, clock } = await open({
      baked: { lanes },
      answers: { 'game.lanes': { lanes, refused: [] } },
    })
    expect(game('Star Harbor').getAttribute('aria-label')).toMatch(/^Star Harbor, Sealight, Until \d+:01/)
    expect([isClosed('Star Harbor'), isClosed('Ingot Rush')]).toEqual([true, false])
    const image = game('Star Harbor').querySelector('img')
    fireEvent.click(game('Star Harbor'))
    expect([overlays.toasts.map(({ text }) => text), navigation.went]).toEqual([
      [expect.stringMatching(/^Star Harbor is under maintenance until \d+:01/)],
      [],
    ])
    clock.time = NOW + 60_000
    await act(async () => void vi.advanceTimersByTime(60_000))
    expect(isClosed('Star Harbor')).toBe(false)
    // The same picture: a new one would fade in again.
    expect(game('Star Harbor').querySelector('img')).toBe(image)
    fireEvent.click(game('Star Harbor'))
    expect(navigation.went).toHaveLength(1)
  })

  it('greys all games while the device is offline', async () => {
    const { navigation, overlays, reachability } = await open({ baked: BAKED })
    act(() => reachability.state.set('offline'))
    expect(names()).toEqual([])
    expect([isClosed('Star Harbor'), isClosed('Orchid Baccarat')]).toEqual([true, true])
    fireEvent.click(game('Orchid Baccarat'))
    expect([overlays.toasts.map(({ text }) => text), navigation.went]).toEqual([[en.offline_game], []])
    act(() => reachability.state.set('online'))
    expect(names()).toHaveLength(3)
    fireEvent.click(game('Orchid Baccarat'))
    expect(navigation.went).toHaveLength(1)
  })

  it('follows the merchant’s vendor order', async () => {
    const { plugin } = await start()
    const reversed = { sort: (lanes: readonly Lane[]) => [...lanes].reverse() }
    plugin.contributeOthers(vendorOrders, [reversed])
    render(plugin.element('GamesSection', { guest: true }))
    await flushImports()
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Live casino',
      'Slots',
    ])
  })
})

describe('JackpotMarquee', () => {
  const amount = () => screen.getByText(/^\$/).textContent
  const winners = /^\+\$500$/

  it('shows the amount in the merchant’s currency, and the winners', async () => {
    idle = false
    await open({ baked: BAKED }, 'JackpotMarquee')
    expect(amount()).toBe('$1,000,000')
    const news = screen.getByRole('region', { name: 'Latest winners' })
    expect(within(news).getByText('ngu***89')).toBeTruthy()
    expect(within(news).getByText(winners)).toBeTruthy()
  })

  it('hydrates with the page’s formatted amounts, in the page’s own language only', async () => {
    idle = false
    const texts = { amount: 'a million', winners: ['+five hundred'] }
    await open({ baked: { ...BAKED, jackpot: { ...JACKPOT, tag: 'en', texts } } }, 'JackpotMarquee')
    expect(screen.getByText('a million')).toBeTruthy()
    expect(screen.getByText('+five hundred')).toBeTruthy()
    cleanup()
    await open({ baked: { ...BAKED, jackpot: { ...JACKPOT, tag: 'vi', texts } } }, 'JackpotMarquee')
    expect(amount()).toBe('$1,000,000')
  })

  const clock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const answer = (amount: number) => ({ ...JACKPOT, amount })

  it('grows evenly from the page’s amount to the gateway’s, then from answer to answer', async () => {
    clock()
    const { http, view } = await open(
      { baked: BAKED, answers: { 'game.jackpot': answer(1_008_000) } },
      'JackpotMarquee',
    )
    const seen = [amount()]
    await pass(1_000)
    seen.push(amount())
    await pass(JACKPOT_FIRST_SPAN_MS)
    seen.push(amount())
    expect(seen).toEqual(['$1,000,000', '$1,001,000', '$1,008,000'])
    expect(http.calls).toHaveLength(1)

    http.answers['game.jackpot'] = answer(1_038_000)
    await pass(JACKPOT_POLL_MS - JACKPOT_FIRST_SPAN_MS - 1_000)
    expect([amount(), http.calls.length]).toEqual(['$1,008,000', 2])
    await pass(3_000)
    expect(amount()).toBe('$1,011,000')
    view.unmount()
    await pass(5 * JACKPOT_POLL_MS)
    expect(http.calls).toHaveLength(2)
  })

  it('asks a gateway that limits it only after the time that it asks for', async () => {
    clock()
    const minutes = 5 * 60_000
    const limited = new HttpError('HT-STATUS', 'slow down', 'game.jackpot', {
      status: 429,
      retryAfterMs: minutes,
    })
    const { http, view } = await open(
      { baked: BAKED, answers: { 'game.jackpot': limited } },
      'JackpotMarquee',
    )
    await pass(minutes - 1_000)
    expect(http.calls).toHaveLength(1)
    await pass(2_000)
    expect(http.calls).toHaveLength(2)
    view.unmount()
  })

  it('does not move in between with reduced motion', async () => {
    clock()
    await open(
      { baked: BAKED, still: true, answers: { 'game.jackpot': answer(1_008_000) } },
      'JackpotMarquee',
    )
    expect(amount()).toBe('$1,008,000')
  })

  it('goes on from where it was when the player returns, without a call', async () => {
    clock()
    const { plugin, http, view } = await open(
      { baked: BAKED, answers: { 'game.jackpot': answer(1_008_000) } },
      'JackpotMarquee',
    )
    await pass(2_000)
    expect(amount()).toBe('$1,002,000')
    view.unmount()
    await pass(3_000)
    render(plugin.element('JackpotMarquee', { guest: true }))
    expect(amount()).toBe('$1,002,000')
    await act(() => vi.dynamicImportSettled())
    expect(amount()).toBe('$1,005,000')
    expect(http.calls).toHaveLength(1)
  })

  it('asks again on return if its answer was still under way', async () => {
    clock()
    const { plugin, http, view } = await open(
      { baked: BAKED, answers: { 'game.jackpot': () => new Promise(() => {}) } },
      'JackpotMarquee',
    )
    view.unmount()
    await act(() => vi.dynamicImportSettled())
    http.answers['game.jackpot'] = answer(2_000_000)
    render(plugin.element('JackpotMarquee', { guest: true }))
    await act(() => vi.dynamicImportSettled())
    await pass(JACKPOT_FIRST_SPAN_MS)
    expect(amount()).toBe('$2,000,000')
  })

  it('goes on after a reload from what the player has seen, not from the page’s older amount', async () => {
    clock()
    const storage = fakeStorage()
    const given = { baked: BAKED, storage, answers: { 'game.jackpot': answer(1_008_000) } }
    const before = await open(given, 'JackpotMarquee')
    await pass(JACKPOT_FIRST_SPAN_MS)
    expect(amount()).toBe('$1,008,000')
    before.view.unmount()
    await open(given, 'JackpotMarquee')
    expect(amount()).toBe('$1,008,000')
  })

  it('shows it from the first moment on, not when the counter’s code has come', async () => {
    idle = false
    const storage = fakeStorage({
      'games.lobby.jackpot': JSON.stringify({ amount: 1_008_000, at: Date.now() }),
    })
    await open({ baked: BAKED, storage }, 'JackpotMarquee')
    expect(amount()).toBe('$1,008,000')
    cleanup()
    for (const useless of [
      { amount: '9' },
      { amount: 9e9, at: 0 },
      { amount: -1, at: Date.now() },
      9e9,
      null,
    ]) {
      const stored = fakeStorage({ 'games.lobby.jackpot': JSON.stringify(useless) })
      await open({ baked: BAKED, storage: stored }, 'JackpotMarquee')
      expect(amount()).toBe('$1,000,000')
      cleanup()
    }
  })

  it('is there wherever the visit began: its place first, then the jackpot', async () => {
    idle = false
    const { plugin, view } = await open({}, 'JackpotMarquee')
    expect(view.container.querySelector('[aria-busy]')).not.toBeNull()
    expect(screen.queryByText(/\$/)).toBeNull()
    cleanup()
    idle = true
    render(plugin.element('JackpotMarquee', { guest: true }))
    await flushImports()
    expect(amount()).toBe('$1,000,000')
    expect(screen.getByRole('region', { name: 'Latest winners' })).toBeTruthy()
  })

  it.each<[string, Start]>([
    ['the page has none', { baked: { lanes: [] }, answers: { 'game.jackpot': FAILED } }],
    ['the gateway has none', { answers: { 'game.jackpot': { amount: 0, winners: [] } } }],
    ['the pot was emptied', { baked: BAKED, answers: { 'game.jackpot': { amount: 0, winners: [] } } }],
    ['it cannot be had', { answers: { 'game.jackpot': FAILED } }],
  ])('is absent where %s', async (_case, given) => {
    const { view } = await open(given, 'JackpotMarquee')
    expect(view.container.innerHTML).toBe('')
  })

  it('comes with the network where the first call failed for want of it', async () => {
    const { reachability, http, view } = await open({ answers: { 'game.jackpot': FAILED } }, 'JackpotMarquee')
    act(() => reachability.state.set('offline'))
    expect(view.container.innerHTML).toBe('')
    http.answers['game.jackpot'] = JACKPOT
    await act(async () => reachability.state.set('online'))
    await flushImports()
    expect(amount()).toBe('$1,000,000')
    expect(http.calls).toHaveLength(2)
  })

  it('pushes nothing down: one that the page does not have comes with the next visit', async () => {
    const { plugin, view } = await open({ baked: { lanes: [] } }, 'JackpotMarquee')
    expect(view.container.innerHTML).toBe('')
    view.unmount()
    render(plugin.element('JackpotMarquee', { guest: true }))
    expect(amount()).toBe('$1,000,000')
  })

  it('has no line of winners before anybody has won', async () => {
    await open({ answers: { 'game.jackpot': { amount: 5, winners: [] } } }, 'JackpotMarquee')
    expect(amount()).toBe('$5')
    expect(screen.queryByRole('region', { name: 'Latest winners' })).toBeNull()
  })

  it('changes nothing if a call fails, and asks again later', async () => {
    clock()
    const { http } = await open({ baked: BAKED, answers: { 'game.jackpot': FAILED } }, 'JackpotMarquee')
    await pass(JACKPOT_POLL_MS - 1_000)
    expect([amount(), http.calls.length]).toEqual(['$1,000,000', 1])
    await pass(2_000)
    expect(http.calls).toHaveLength(2)
  })
})

describe('lanes far below', () => {
  const NUMBERS = Array.from({ length: 20 }, (_, index) => `Game ${index}`)
  const LANES = ['A', 'B', 'C', 'D', 'E'].map((key) => lane(key, `Lane ${key}`, ...NUMBERS))
  const answers = { 'game.lanes': { lanes: LANES, refused: [] } }
  const countIn = (name: string) =>
    within(screen.getByRole('region', { name })).queryAllByRole('link', { name: /, Sealight$/ }).length
  const counts = () => LANES.map(({ title }) => countIn(title))
  const approach = (name: string) => act(async () => far?.get(screen.getByRole('region', { name }))?.())

  it('are on home with their titles; their games are drawn as they come near, and stay when the player returns', async () => {
    far = new Map()
    const { plugin, view } = await open({ answers })
    expect(counts()).toEqual([6, 6, 6, 0, 0])
    expect(screen.getByRole('link', { name: 'See all: Lane E' })).toBeTruthy()
    await approach('Lane D')
    expect(counts()).toEqual([6, 6, 6, 6, 0])
    view.unmount()
    render(plugin.element('GamesSection', { guest: true }))
    expect(counts()).toEqual([6, 6, 6, 6, 0])
  })

  it('a row that the player moves has twelve games, and their place from the start', async () => {
    far = new Map()
    await open({ answers })
    const row = within(screen.getByRole('region', { name: 'Lane A' })).getByRole('list')
    const place = () => row.querySelector<HTMLElement>(':scope > [aria-hidden]')?.style.gridColumn
    expect([countIn('Lane A'), place()]).toEqual([6, 'span 6'])
    await act(async () => void fireEvent.scroll(row))
    expect([countIn('Lane A'), place()]).toEqual([12, undefined])
    expect(countIn('Lane B')).toBe(6)
  })

  it('are in the game area with all their games once they come near', async () => {
    far = new Map()
    await open({ answers, path: '/m/game' }, 'GameArea')
    await screen.findByRole('heading', { level: 1, name: 'Games' })
    await flushImports()
    expect(counts()).toEqual([20, 0, 0, 0, 0])
    await approach('Lane C')
    expect(counts()).toEqual([20, 0, 20, 0, 0])
  })

  it('are in the game area again when the player returns, as far as he came', async () => {
    far = new Map()
    const { plugin, view } = await open({ answers, path: '/m/game' }, 'GameArea')
    await flushImports()
    await approach('Lane B')
    view.unmount()
    render(plugin.element('GameArea'))
    expect(counts()).toEqual([20, 20, 0, 0, 0])
  })

  it.each(['GamesSection', 'GameArea'] as const)(
    'are drawn at once in a browser that cannot tell what is near: %s',
    async (component) => {
      vi.stubGlobal('IntersectionObserver', undefined)
      await open({ answers, path: component === 'GameArea' ? '/m/game' : '/m/home' }, component)
      await flushImports()
      expect(counts().every((count) => count > 0)).toBe(true)
    },
  )

  it('are no longer watched once they are drawn, or gone', async () => {
    far = new Map()
    const watched = () => [...(far?.keys() ?? [])].filter((element) => element.matches('section')).length
    const { view } = await open({ answers })
    expect(watched()).toBe(2)
    await approach('Lane D')
    expect(watched()).toBe(1)
    view.unmount()
    expect(watched()).toBe(0)
  })
})

describe('GameArea', () => {
  const filter = (name: string) => screen.getByRole('button', { name })

  it('[RT-07] shows every lane with all its games', async () => {
    await open({ path: '/m/game' }, 'GameArea')
    expect(await screen.findByRole('heading', { level: 1, name: 'Games' })).toBeTruthy()
    await flushImports()
    expect(names()).toHaveLength(3)
    expect(filter('All').getAttribute('aria-pressed')).toBe('true')
  })

  it('shows the lane of the address', async () => {
    await open({ path: '/m/game?category=LIVE' }, 'GameArea')
    await flushImports()
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    expect(filter('Live casino').getAttribute('aria-pressed')).toBe('true')
  })

  it('a chip filters, in the address, so that Back leaves the game area', async () => {
    const { navigation } = await open({ path: '/m/game' }, 'GameArea')
    await flushImports()
    fireEvent.click(filter('Slots'))
    expect(navigation.went).toEqual([{ to: '/m/game?category=rng', replace: true }])
    expect(names()).toEqual(['Star Harbor, Sealight', 'Ingot Rush, Sealight'])
    fireEvent.click(filter('All'))
    expect(names()).toHaveLength(3)
  })

  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const openArea = async (given: Start = {}) => {
    const started = await open({ path: '/m/game', ...given }, 'GameArea')
    await flushImports()
    return started
  }

  it('finds games of every category, shows how many, and offers a reset if there are none', async () => {
    await openArea({ path: '/m/game?category=RNG' })
    type('baccarat')
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    expect(screen.getByRole('status').textContent).toBe('1 game')
    type('zzz')
    expect(await screen.findByText('No game is called “zzz”.')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Popular games' })).getAllByRole('link')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Show all games' }))
    expect([names().length, field().value]).toEqual([3, ''])
  })

  it('shows the games of the chosen category first', async () => {
    const { navigation } = await openArea({ path: '/m/game?category=LIVE' })
    type('sealight')
    const [first, others] = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    expect([first, others]).toEqual(['Live casino', 'In other categories'])
    expect(names()).toEqual(['Orchid Baccarat, Sealight', 'Star Harbor, Sealight', 'Ingot Rush, Sealight'])
    fireEvent.click(filter('Slots'))
    expect([navigation.went.at(-1)?.to, field().value]).toEqual(['/m/game?category=rng', ''])
  })

  it('forgives a letter, and says so', async () => {
    await openArea()
    type('bacarat')
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    expect(screen.getByRole('status').textContent).toBe(en.similar)
  })

  it('keeps the text while the player is elsewhere, and the way back into the category', async () => {
    const { plugin, view } = await openArea({ path: '/m/game?category=LIVE' })
    type('star')
    const [link] = games()
    expect(link?.getAttribute('href')).toContain('backUrl=%2Fm%2Fgame%3Fcategory%3Dlive')
    if (link) fireEvent.click(link)
    view.unmount()
    render(plugin.element('GameArea'))
    expect(field().value).toBe('star')
  })

  it('remembers searches that led somewhere, for the device, and forgets them on demand', async () => {
    const { plugin, view } = await openArea()
    type('baccarat')
    const [link] = games()
    if (link) fireEvent.click(link)
    type('harbor')
    fireEvent.keyDown(field(), { key: 'Enter' })
    type('abandoned')
    type('')
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
    view.unmount()
    render(plugin.element('GameArea'))
    fireEvent.focus(field())
    const recent = screen.getByRole('region', { name: 'Recent searches' })
    expect(within(recent).getAllByRole('button').map((each) => each.textContent)).toEqual([
      'harbor',
      'baccarat',
      'Clear',
    ]) // prettier-ignore
    fireEvent.click(within(recent).getByRole('button', { name: 'baccarat' }))
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    type('')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  })

  it('an empty catalogue says so, and does not ask to search', async () => {
    await openArea({ answers: { 'game.lanes': { lanes: [], refused: [] } } })
    expect(screen.getByText(en.none_yet)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show all games' })).toBeNull()
  })

  it('lets the player try again', async () => {
    const { http } = await open({ path: '/m/game', answers: { 'game.lanes': FAILED } }, 'GameArea')
    await flushImports()
    http.answers['game.lanes'] = { lanes: [LIVE], refused: [] }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await flushImports()
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
  })
})
