import { HttpError } from '@foyer/sdk'
import { fakeStorage } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameLaunched, type GameCard, type Lane } from '../contract.ts'
import { openArea } from './area.fake.tsx'
// Both are fetched by the screen when it opens; fetched before, the first test does not wait for them.
import './game-area-screen.tsx'
import './load-lanes.ts'
import { MATCH_DELAY_MS, MAX_FAVOURITES, MAX_RECENT_GAMES } from './constants.ts'
import { FAVOURITES, RECENT_GAMES } from './device/device-games.ts'
import { lanesAnswer } from './lanes-answer.ts'
import en from './locales/EN.json' with { type: 'json' }

const card = (code: string, name: string, part: Partial<GameCard> = {}): GameCard => ({
  code,
  name,
  vendor: 'TCG_SEA',
  vendorName: 'Sealight',
  image: '',
  ...part,
})
const MANGO = { vendor: 'MANGO', vendorName: 'Mango' }
const STAR = card('R0', 'Star Harbor')
const RUSH = card('R1', 'Ingot Rush', MANGO)
const BACCARAT = card('L0', 'Orchid Baccarat')
const lane = (
  category: string,
  title: string,
  cards: readonly GameCard[],
  gameCount = cards.length,
): Lane => ({
  key: category.toLowerCase(),
  title,
  category,
  vendors: [],
  gameCount,
  cards,
})
const SLOTS = lane('RNG', 'Slots', [STAR, RUSH])
const LIVE = lane('LIVE', 'Live casino', [BACCARAT])
const lanes = (...all: readonly Lane[]) => ({ 'game.lanes': { lanes: all, refused: [] } })
const FAILED = new HttpError('HT-NETWORK', 'gone', 'game.list')

const open = ({ answers, ...rest }: Partial<Parameters<typeof openArea>[0]> = {}) =>
  openArea({ answers: { ...lanes(SLOTS, LIVE), ...answers }, ...rest })
const importsDone = () => act(() => vi.dynamicImportSettled())
const region = (name: string) => screen.queryByRole('region', { name })
const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link', { name: /, / })
    .map((link) => link.getAttribute('aria-label'))
const game = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) })
const heart = (name: string) => screen.getAllByRole('button', { name: `Favourite: ${name}` })
const vendorNames = () =>
  within(screen.getByRole('navigation', { name: en.vendors }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.stubGlobal('scrollBy', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('vendors', () => {
  it('[RT-07] stand in the order of their games, and lead to the games of each', async () => {
    await open()
    expect(vendorNames()).toEqual(['Sealight', 'Mango'])
    expect(screen.getByRole('link', { name: 'Mango' }).getAttribute('href')).toBe('/m/game?vendor=MANGO')
  })

  it('of a category are those that have games of it; the chosen one is marked, and a tap on it shows all again', async () => {
    await open({
      search: '?category=live&vendor=TCG_SEA',
      answers: { 'game.list': { games: [], refused: [] } },
    })
    expect(vendorNames()).toEqual(['Sealight'])
    const chosen = screen.getByRole('link', { current: true })
    expect(chosen.getAttribute('href')).toBe('/m/game?category=live')
  })

  it('one has all its games: those of the lanes at once, and the gateway’s other ones', async () => {
    let answer = (_list: object): void => {}
    const asked = new Promise((resolve) => (answer = resolve))
    const { http } = await open({ search: '?vendor=MANGO', answers: { 'game.list': () => asked } })
    expect(linksIn('Mango')).toEqual(['Ingot Rush, Mango'])
    expect(http.calls.at(-1)).toMatchObject({
      endpoint: 'game.list',
      query: { platform: 'html5', vendor: 'MANGO' },
    })
    await act(async () => answer({ games: [card('R9', 'Mango Mine', MANGO), RUSH], refused: [] }))
    expect(linksIn('Mango')).toEqual(['Ingot Rush, Mango', 'Mango Mine, Mango'])
    expect(screen.getByText('2 games')).toBeTruthy()
  })

  it('one whose list cannot be loaded keeps the games that are known, and can be tried again', async () => {
    const { http, plugin } = await open({ search: '?vendor=MANGO', answers: { 'game.list': FAILED } })
    expect(screen.getByRole('alert').textContent).toContain(en.list_failed)
    expect(linksIn('Mango')).toEqual(['Ingot Rush, Mango'])
    expect(plugin.logger.entries).toMatchObject([{ level: 'warn', details: [FAILED] }])
    http.answers['game.list'] = { games: [card('R9', 'Mango Mine', MANGO)], refused: [] }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await importsDone()
    expect(linksIn('Mango')).toHaveLength(2)
  })

  it('one has its list in another language too', async () => {
    const { http, language } = await open({
      search: '?vendor=MANGO',
      answers: { 'game.list': { games: [RUSH], refused: [] } },
    })
    http.answers['game.list'] = { games: [{ ...RUSH, name: 'Thỏi vàng' }], refused: [] }
    await act(async () => language.set('VI'))
    await importsDone()
    expect(linksIn('Mango')).toEqual(['Thỏi vàng, Mango'])
  })

  it('one that nobody knows says that there are no games', async () => {
    await open({ search: '?vendor=NOBODY', answers: { 'game.list': { games: [], refused: [] } } })
    expect(screen.getByText(en.none_yet)).toBeTruthy()
  })
})

describe('a category of which the lanes have only the first games', () => {
  it('asks for the others, and draws of 2,000 only those near the view', async () => {
    const all = Array.from({ length: 2_000 }, (_, index) => card(`R${index}`, `Slot ${index}`))
    const { http } = await open({
      search: '?category=rng',
      answers: { ...lanes(lane('RNG', 'Slots', [STAR], 2_000)), 'game.list': { games: all, refused: [] } },
    })
    expect(http.calls.at(-1)).toMatchObject({ endpoint: 'game.list', query: { category: 'RNG' } })
    expect(screen.getByText('2000 games')).toBeTruthy()
    const items = within(screen.getByRole('region', { name: 'Slots' })).getAllByRole('listitem')
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThan(200)
    expect(items[0]?.getAttribute('aria-setsize')).toBe('2000')
  })
})

describe('favourites', () => {
  it('a heart makes a lane at the top, and takes the game out again', async () => {
    const { plugin } = await open()
    expect(region('Favourites')).toBeNull()
    for (const name of ['Ingot Rush', 'Orchid Baccarat']) fireEvent.click(heart(name)[0] ?? document.body)
    expect(linksIn('Favourites')).toEqual(['Orchid Baccarat, Sealight', 'Ingot Rush, Mango'])
    expect(heart('Ingot Rush').map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
    fireEvent.click(heart('Ingot Rush')[0] ?? document.body)
    expect(linksIn('Favourites')).toEqual(['Orchid Baccarat, Sealight'])
    expect(plugin.storage.get(FAVOURITES)).toEqual({ merchant: 'lotus', games: [BACCARAT] })
  })

  it('the tapped heart stays under the finger, however the page grows above it', async () => {
    await open()
    const button = heart('Ingot Rush')[0] ?? document.body
    const tops = [300, 480]
    vi.spyOn(button, 'getBoundingClientRect').mockImplementation(() => ({ top: tops.shift() }) as DOMRect)
    fireEvent.click(button)
    expect(scrollBy).toHaveBeenCalledWith({ top: 180, behavior: 'instant' })
  })

  it('are those of this merchant, at most 200, and never what is no game', async () => {
    const stored = (merchant: string, games: readonly unknown[]) =>
      fakeStorage({ 'games.lobby.favourites': JSON.stringify({ merchant, games }) })
    await open({ storage: stored('coral', [STAR]) })
    expect(region('Favourites')).toBeNull()
    cleanup()
    await open({ storage: stored('lotus', [{ code: 7 }, null, RUSH]) })
    expect(linksIn('Favourites')).toEqual(['Ingot Rush, Mango'])
    cleanup()
    const full = Array.from({ length: MAX_FAVOURITES }, (_, index) => card(`F${index}`, `Old ${index}`))
    const { plugin } = await open({ storage: stored('lotus', full) })
    fireEvent.click(heart('Star Harbor')[0] ?? document.body)
    const games = plugin.storage.get(FAVOURITES)?.games
    expect([games?.length, games?.[0]?.name, games?.at(-1)?.name]).toEqual([
      MAX_FAVOURITES,
      'Star Harbor',
      'Old 198',
    ])
  })

  it('a game that the gateway no longer has is left out, unless its lanes are not whole', async () => {
    const gone = card('X', 'Gone Game')
    const storage = () =>
      fakeStorage({ 'games.lobby.favourites': JSON.stringify({ merchant: 'lotus', games: [gone, STAR] }) })
    await open({ storage: storage() })
    expect(linksIn('Favourites')).toEqual(['Star Harbor, Sealight'])
    cleanup()
    await open({ storage: storage(), answers: lanes(lane('RNG', 'Slots', [STAR], 90), LIVE) })
    expect(linksIn('Favourites')).toEqual(['Gone Game, Sealight', 'Star Harbor, Sealight'])
  })

  it('all stand on a page of their own', async () => {
    const games = Array.from({ length: 14 }, (_, index) => card(`R${index}`, `Slot ${index}`))
    const storage = fakeStorage({ 'games.lobby.favourites': JSON.stringify({ merchant: 'lotus', games }) })
    await open({ storage, answers: lanes(lane('RNG', 'Slots', games)) })
    expect(linksIn('Favourites')).toHaveLength(12)
    expect(screen.getByRole('link', { name: 'See all: Favourites' }).getAttribute('href')).toBe(
      '/m/game?list=favourites',
    )
    cleanup()
    await open({ storage, search: '?list=favourites', answers: lanes(lane('RNG', 'Slots', games)) })
    expect(linksIn('Favourites')).toHaveLength(14)
  })
})

describe('recently played', () => {
  const launch = (test: Awaited<ReturnType<typeof open>>, { vendor, code, name }: GameCard) =>
    act(() => test.plugin.emit(gameLaunched, { vendor, code, name, backUrl: '/m/game' }))

  it('has the games that were launched, the latest first, each once', async () => {
    const test = await open()
    for (const played of [STAR, BACCARAT, STAR]) launch(test, played)
    expect(linksIn('Recently played')).toEqual(['Star Harbor, Sealight', 'Orchid Baccarat, Sealight'])
    expect(test.plugin.storage.get(RECENT_GAMES)?.games).toEqual([STAR, BACCARAT])
  })

  it('remembers twenty', async () => {
    const test = await open()
    for (let index = 0; index <= MAX_RECENT_GAMES; index++) launch(test, card(`N${index}`, `New ${index}`))
    const names = test.plugin.storage.get(RECENT_GAMES)?.games.map(({ name }) => name)
    expect([names?.length, names?.[0], names?.at(-1)]).toEqual([MAX_RECENT_GAMES, 'New 20', 'New 1'])
  })
})

describe('a game that cannot be played now', () => {
  it('under maintenance is greyed until its end, says so on a tap, and comes back by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const now = Date.UTC(2030, 0, 1)
    const closed = { ...STAR, maintenanceEnd: now + 60_000 }
    const { overlays, navigation, clock } = await open({
      answers: lanes(lane('RNG', 'Slots', [closed, RUSH])),
    })
    const link = game('Star Harbor')
    expect(link.getAttribute('aria-label')).toMatch(/^Star Harbor, Sealight, Until \d+:01/)
    expect([link.getAttribute('aria-disabled'), game('Ingot Rush').getAttribute('aria-disabled')]).toEqual([
      'true',
      null,
    ])
    fireEvent.click(link)
    expect(navigation.went).toEqual([])
    expect(overlays.toasts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Star Harbor is under maintenance until \d+:01/),
    ])
    clock.time = now + 60_000
    await act(async () => void vi.advanceTimersByTime(60_000))
    fireEvent.click(game('Star Harbor'))
    expect([game('Star Harbor').getAttribute('aria-disabled'), navigation.went.length]).toEqual([null, 1])
  })

  it('without a known end says that it is under maintenance', async () => {
    const { overlays } = await open({
      answers: lanes(lane('RNG', 'Slots', [{ ...STAR, maintenanceEnd: 0 }])),
    })
    fireEvent.click(game('Star Harbor, Sealight, Maintenance'))
    expect(overlays.toasts[0]?.text).toBe('Star Harbor is under maintenance. Please try again later.')
  })

  it('is greyed offline, and live again with the network', async () => {
    const { reachability, overlays, navigation } = await open()
    act(() => reachability.state.set('offline'))
    expect(game('Star Harbor').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(game('Star Harbor'))
    expect([overlays.toasts[0]?.text, navigation.went]).toEqual([en.offline_game, []])
    act(() => reachability.state.set('online'))
    fireEvent.click(game('Star Harbor'))
    expect([game('Star Harbor').getAttribute('aria-disabled'), navigation.went.length]).toEqual([null, 1])
  })

  it('its vendor is marked too, and stays so while the games are loaded again', async () => {
    const vendors = [{ code: 'MANGO', name: 'Mango', maintenanceEnd: 0 }]
    const { http, language } = await open({
      answers: { 'game.lanes': { lanes: [SLOTS, LIVE], refused: [], vendors } },
    })
    const marked = ['Sealight', 'Mango, Maintenance']
    expect(vendorNames()).toEqual(marked)
    http.answers['game.lanes'] = FAILED
    await act(async () => language.set('VI'))
    await importsDone()
    http.answers['game.lanes'] = () => new Promise(() => {})
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await importsDone()
    expect([screen.queryByRole('alert'), vendorNames()]).toEqual([null, marked])
  })
})

describe('the search', () => {
  const type = async (value: string) => {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search games' }), { target: { value } })
    await act(async () => void vi.advanceTimersByTime(MATCH_DELAY_MS))
    await importsDone()
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  it('[CA-23] shows what the device finds first, and adds what only the gateway knows', async () => {
    const found = { games: [STAR, card('Z', 'Star of Africa', MANGO)], refused: [] }
    const { http } = await open({ answers: { 'game.match': found } })
    await type('star')
    expect(http.calls.at(-1)).toMatchObject({
      endpoint: 'game.match',
      query: { platform: 'html5', keyword: 'star' },
    })
    expect(
      screen.getAllByRole('link', { name: /^Star/ }).map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Star Harbor, Sealight', 'Star of Africa, Mango'])
    expect(linksIn('More games')).toEqual(['Star of Africa, Mango'])
  })

  it('says that nothing is found only when the gateway has answered; a failure is no other answer', async () => {
    const { http, plugin } = await open({ answers: { 'game.match': FAILED } })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqqq' } })
    expect(screen.getByText(en.searching)).toBeTruthy()
    await type('qqqq')
    expect(screen.getByText('No game is called “qqqq”.')).toBeTruthy()
    expect(plugin.logger.entries).toMatchObject([{ level: 'warn', details: [FAILED] }])
    http.answers['game.match'] = { games: [card('Q', 'Q Quest')], refused: [] }
    await type('qqqqq')
    expect(game('Q Quest')).toBeTruthy()
    expect(screen.queryByText(/No game is called/)).toBeNull()
  })

  it('asks once for a text that is typed quickly, for no single letter, and not offline', async () => {
    const { http, reachability } = await open({ answers: { 'game.match': { games: [], refused: [] } } })
    const asked = () => http.calls.filter(({ endpoint }) => endpoint === 'game.match').length
    await type('s')
    expect(asked()).toBe(0)
    for (const text of ['st', 'sta'])
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
    await type('star')
    expect(asked()).toBe(1)
    act(() => reachability.state.set('offline'))
    await type('stars')
    expect(asked()).toBe(1)
  })
})

describe('a bad answer', () => {
  const wire = (part: object = {}) => ({
    accountTypeName: 'TCG_SEA',
    displayName: 'Reef Hunter',
    gameCode: 'F1',
    ...part,
  })
  const LONG = 'Dragon '.repeat(43).slice(0, 300)
  const answer = (cards: unknown, part: object = {}) =>
    v.parse(lanesAnswer, {
      data: { lanes: [{ title: 'Fishing', cards, gameClassify: { category: 'FISH' }, ...part }] },
    })

  it.each<[string, unknown, readonly string[]]>([
    ['one game', [wire()], ['Reef Hunter, TCG_SEA']],
    [
      'half of the fields missing',
      [{ displayName: 'x' }, wire({ vendorName: 5, image: null, badge: {} }), { gameCode: 1 }],
      ['Reef Hunter, TCG_SEA'],
    ],
    ['entries that are no games', [null, 7, 'x', [], wire()], ['Reef Hunter, TCG_SEA']],
    ['a picture that is none', [wire({ image: 'javascript:alert(1)' })], ['Reef Hunter, TCG_SEA']],
    [
      'a name of 300 characters',
      [wire({ displayName: LONG, vendorName: LONG })],
      [`${LONG.trim()}, ${LONG.trim()}`],
    ],
    [
      'names from right to left',
      [wire({ displayName: 'ملك التنين', vendorName: 'البحر' })],
      ['ملك التنين, البحر'],
    ],
    ['the same game twice', [wire(), wire()], ['Reef Hunter, TCG_SEA']],
  ])('shows what is sensible: %s', async (_case, cards, expected) => {
    await open({ answers: { 'game.lanes': answer(cards) } })
    expect(linksIn('Fishing')).toEqual(expected)
  })

  it.each<[string, ReturnType<typeof answer>]>([
    ['no lanes', v.parse(lanesAnswer, { data: { lanes: [] } })],
    ['a lane without games', answer([])],
    ['lanes that are none', v.parse(lanesAnswer, { data: { lanes: [null, 5, {}], vendors: 'x' } })],
  ])('says that there are no games: %s', async (_case, none) => {
    await open({ answers: { 'game.lanes': none } })
    expect(screen.getByText(en.none_yet)).toBeTruthy()
  })

  it('of 2,000 games in one lane draws a screenful', async () => {
    const cards = Array.from({ length: 2_000 }, (_, index) => wire({ gameCode: index + 1 }))
    await open({ answers: { 'game.lanes': answer(cards) } })
    const drawn = linksIn('Fishing').length
    expect([drawn > 0, drawn < 200]).toEqual([true, true])
  })
})
