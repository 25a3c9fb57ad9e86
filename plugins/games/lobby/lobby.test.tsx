import {
  createStore,
  HTTP,
  HttpError,
  I18N,
  type LanguageCode,
  NAVIGATION,
  REACHABILITY,
  routes,
  SITE,
  tabs,
} from '@foyer/sdk'
import { fakeHttp, fakeNavigation, fakeReachability, fakeSite, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Lane, vendorOrders } from '../contract.ts'
import { JACKPOT_FIRST_POLL_MS, JACKPOT_POLL_MS } from './constants.ts'
import en from './locales/EN.json' with { type: 'json' }
import lobby from './manifest.ts'

const texts = { ...en, game_count: en.game_count_other }
const lane = (category: string, title: string, ...names: readonly string[]): Lane => ({
  key: category.toLowerCase(),
  title,
  category,
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
const FAILED = new HttpError('HT-NETWORK', 'gone', 'game.lanes')

interface Start {
  readonly baked?: unknown
  readonly answers?: Record<string, unknown>
  readonly path?: string
  readonly still?: boolean
}
async function start({ baked, answers = {}, path = '/m/home', still = false }: Start = {}) {
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
  const services = {
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [REACHABILITY]: reachability,
    [SITE]: fakeSite({ merchant: { currency: 'USD' } }),
    [I18N]: { language, tag: () => 'en' },
  }
  const plugin = await testPlugin(lobby, { services, texts, baked })
  return { plugin, http, navigation, language, reachability }
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
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the manifest', () => {
  it('[RT-07] has the game area, for guests too, and its tab', async () => {
    const { plugin } = await start()
    expect(plugin.contributions(routes)).toEqual([
      { path: '/m/game', access: 'public', component: 'GameArea' },
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
    expect(screen.queryByRole('alert')).toBeNull()
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

  it('[RT-07] follows the merchant’s vendor order', async () => {
    const { plugin } = await start()
    const reversed = { sort: (lanes: readonly Lane[]) => lanes.toReversed() }
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

  it('is absent for a merchant without one', async () => {
    const { view, http } = await open({ baked: { lanes: [] } }, 'JackpotMarquee')
    expect(view.container.innerHTML).toBe('')
    expect(http.calls).toEqual([])
  })

  it.each<[string, boolean, readonly string[]]>([
    ['grows evenly to the gateway’s amount', false, ['$1,000,000', '$1,001,000', '$1,029,000']],
    ['does not move in between with reduced motion', true, ['$1,000,000', '$1,030,000', '$1,030,000']],
  ])('%s', async (_case, still, expected) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { http, view } = await open(
      { baked: BAKED, still, answers: { 'game.jackpot': { ...JACKPOT, amount: 1_030_000 } } },
      'JackpotMarquee',
    )
    const seen = [amount()]
    // the first poll
    await act(async () => void vi.advanceTimersByTime(JACKPOT_FIRST_POLL_MS - 1))
    expect(http.calls).toHaveLength(0)
    await act(async () => void vi.advanceTimersByTime(1))
    for (const ms of [1_000, 28_000]) {
      await act(async () => void vi.advanceTimersByTime(ms))
      seen.push(amount())
    }
    expect(seen).toEqual(expected)
    expect(http.calls).toHaveLength(1)

    await act(async () => void vi.advanceTimersByTime(JACKPOT_POLL_MS - 29_000))
    expect(http.calls).toHaveLength(2)
    view.unmount()
    await act(async () => void vi.advanceTimersByTime(5 * JACKPOT_POLL_MS))
    expect(http.calls).toHaveLength(2)
  })

  it('changes nothing if a poll fails', async () => {
    await open({ baked: BAKED, answers: { 'game.jackpot': FAILED } }, 'JackpotMarquee')
    expect(amount()).toBe('$1,000,000')
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

  it('finds games by name, shows how many, and offers a reset if there are none', async () => {
    await open({ path: '/m/game' }, 'GameArea')
    await flushImports()
    const search = screen.getByRole('searchbox', { name: 'Search games' })
    fireEvent.change(search, { target: { value: 'baccarat' } })
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    expect(screen.getByRole('status').textContent).toBe('1 game')
    fireEvent.change(search, { target: { value: 'zzz' } })
    expect(names()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Show all games' }))
    expect(names()).toHaveLength(3)
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
