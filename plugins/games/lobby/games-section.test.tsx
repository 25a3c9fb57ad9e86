import { HttpError } from '@foyer/sdk'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type GameCard, type Lane, vendorOrders } from '../contract.ts'
import { SLOW_MS } from './constants.ts'
import {
  BAKED,
  FAILED,
  flushImports,
  games,
  leavePage,
  LIVE,
  names,
  NOW,
  open,
  page,
  setUpPage,
  SLOTS,
  start,
} from './lobby.fake.ts'
import en from './locales/EN.json' with { type: 'json' }

beforeEach(setUpPage)
afterEach(leavePage)

describe('GamesSection', () => {
  it('hydrates what was rendered from the page’s data, node for node, before any call', async () => {
    page.idle = false
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
    page.idle = false
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
    page.idle = false
    const { plugin } = await start({ baked: { lanes } })
    const baked = renderToString(plugin.element('GamesSection', { guest: true }))
    expect(baked).not.toMatch(/aria-disabled|Until/)
    page.idle = true
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
