import { createStore, HTTP, HttpError, NAVIGATION, REACHABILITY, SITE, tracked } from '@foyer/sdk'
import { fakeHttp, fakeNavigation, fakeReachability, fakeSite, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CatalogueState, GAME_CATALOGUE, type GameCard } from '../contract.ts'
import texts from './locales/EN.json' with { type: 'json' }
import trial from './manifest.ts'

const URL = 'https://play.example/trial/SL001'
const QUERY = '?vendor=TCG_SEA&game=SL001'
const CARD: GameCard = {
  code: 'SL001',
  name: 'Star Harbor',
  vendor: 'TCG_SEA',
  vendorName: 'Sealight',
  image: '/cdn/games/1.svg',
  trial: true,
}
const gamesOf = (card: GameCard): CatalogueState => ({
  step: 'ready',
  lanes: [{ key: 'rng', title: 'Slots', category: 'RNG', vendors: [], gameCount: 1, cards: [card] }],
})

async function start(answer: unknown, query = QUERY, card: GameCard = CARD, settings = {}) {
  const http = fakeHttp({ 'game.trial': answer })
  const navigation = fakeNavigation()
  const reachability = fakeReachability()
  navigation.location.set({ pathname: '/m/trialGame', search: query, hash: '' })
  const services = {
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [REACHABILITY]: reachability,
    [SITE]: fakeSite(),
    [GAME_CATALOGUE]: { state: createStore(gamesOf(card)), load: () => Promise.resolve() },
  }
  const plugin = await testPlugin(trial, { services, texts, settings })
  return { plugin, http, navigation, reachability }
}
async function open(...given: Parameters<typeof start>) {
  const started = await start(...given)
  const view = render(started.plugin.element('TrialGame'))
  await pass(0)
  return { ...started, view }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const frame = () => document.querySelector('iframe')
const alerted = () => screen.queryByRole('alert')?.textContent
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const never = () => new Promise(() => {})
const failed = (code: string, answer?: HttpError['answer']) => new HttpError(code, 'x', 'game.trial', answer)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '')
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'fullscreenEnabled')
  Reflect.deleteProperty(document, 'fullscreenElement')
  Reflect.deleteProperty(document, 'exitFullscreen')
  vi.useRealTimers()
})

describe('TrialGame', () => {
  it('[CA-24] asks by game, node and platform, and frames the answer', async () => {
    const { http } = await open(URL, `${QUERY}&nodeId=7`)
    expect(http.calls.map(({ endpoint, query }) => [endpoint, query])).toEqual([
      ['game.trial', { gameId: 'SL001', nodeId: '7', platform: 'html5' }],
    ])
    expect(frame()?.getAttribute('src')).toBe(URL)
    expect(screen.getByRole('heading', { level: 1, name: 'Star Harbor' })).toBeTruthy()
  })

  it('[CA-24] asks by the node that the gateway’s lanes name', async () => {
    const { http } = await open(URL, QUERY, { ...CARD, nodeId: '8' })
    expect(http.calls[0]?.query).toMatchObject({ nodeId: '8' })
  })

  it('shows the game’s art until its page has loaded', async () => {
    await open(URL)
    expect(screen.getByRole('status').textContent).toBe(texts.opening)
    fireEvent.load(frame() as Element)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('[OV-17] back leads to where the trial was opened from', async () => {
    const { navigation } = await open(URL, `${QUERY}&backUrl=/m/game`)
    await press(texts.back)
    expect(navigation.backedTo).toEqual(['/m/game'])
  })

  it('[OV-17] hides the buttons, and shows them again; the game stays', async () => {
    await open(URL)
    const game = frame()
    await press(texts.hide_buttons)
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      texts.show_buttons,
    ])
    expect(screen.queryByRole('link')).toBeNull()
    await press(texts.show_buttons)
    expect(screen.getByRole('button', { name: texts.back })).toBeTruthy()
    expect(frame()).toBe(game)
  })

  it('[OV-17] toggles the full screen where the browser has one', async () => {
    const exit = vi.fn(() => Promise.resolve())
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
    Object.defineProperty(document, 'exitFullscreen', { value: exit, configurable: true })
    const { view } = await open(URL)
    const shown = view.container.querySelector('section') as HTMLElement
    const request = vi.fn(() => Promise.resolve())
    shown.requestFullscreen = request
    await press(texts.fullscreen)
    expect(request).toHaveBeenCalledTimes(1)
    Object.defineProperty(document, 'fullscreenElement', { value: shown, configurable: true })
    act(() => void document.dispatchEvent(new Event('fullscreenchange')))
    await press(texts.leave_fullscreen)
    expect(exit).toHaveBeenCalledTimes(1)
  })

  it('[OV-17] offers no full screen where the browser has none', async () => {
    await open(URL)
    expect(screen.queryByRole('button', { name: texts.fullscreen })).toBeNull()
  })

  it('[TR-18] tracks the game’s page when it is shown, once', async () => {
    const { plugin } = await open(URL)
    expect(plugin.emitted(tracked)).toEqual([
      {
        name: 'viewContent',
        payload: { content: { id: 'SL001', category: 'TCG_SEA', name: 'Star Harbor' } },
      },
    ])
  })

  it.each(['javascript:alert(1)', 'http://games.example/x', '//games.example/x', 'data:text/html,x'])(
    '[SE-03c] frames no game at %s',
    async (address) => {
      const { plugin } = await open(address)
      expect([frame(), alerted()]).toEqual([null, texts.unsafe_address])
      expect(JSON.stringify(plugin.logger.entries)).toContain('TG-ADDRESS')
    },
  )

  it.each<[string, HttpError, string]>([
    ['no answer in time', failed('HT-TIMEOUT'), texts.timeout_retry_please],
    ['no network', failed('HT-NETWORK'), texts.network_error],
    ['a bad answer', failed('HT-SHAPE', { status: 200 }), texts.unknown_error],
    ['a refusal', failed('HT-REFUSED', { status: 200, message: 'No trial today' }), 'No trial today'],
  ])('says why it did not open, and opens it at the next try: %s', async (_case, error, text) => {
    const { http } = await open(error)
    expect(alerted()).toBe(text)
    expect(screen.queryByRole('button', { name: texts.hide_buttons })).toBeNull()
    http.answers['game.trial'] = URL
    await press(texts.try_again)
    expect(frame()?.getAttribute('src')).toBe(URL)
  })

  it('opens by itself when the network is back', async () => {
    const { http, reachability } = await open(failed('HT-OFFLINE'))
    expect(alerted()).toBe(texts.offline)
    http.answers['game.trial'] = URL
    for (const state of ['offline', 'online'] as const) await act(async () => reachability.state.set(state))
    await pass(0)
    expect(frame()?.getAttribute('src')).toBe(URL)
  })

  it('offers a window where the frame does not load within ten seconds', async () => {
    const { plugin, navigation } = await open(URL)
    await pass(9_999)
    expect(screen.queryByRole('button', { name: texts.own_window })).toBeNull()
    await pass(1)
    await press(texts.own_window)
    expect(navigation.opened).toEqual([URL])
    expect(JSON.stringify(plugin.logger.entries)).toContain('TG-FRAME')
  })

  it('[CA-24] fills the window itself where the vendor forbids frames', async () => {
    const { navigation } = await open(URL, QUERY, CARD, { windowVendors: ['TCG_SEA'] })
    expect([frame(), navigation.left]).toEqual([null, [URL]])
  })

  it.each([
    ['that the browser has kept', true],
    ['that is loaded anew', false],
  ])(
    '[OV-17] the way back out of a game that fills the window does not open it again: a page %s',
    async (_case, persisted) => {
      const first = await open(URL, `${QUERY}&backUrl=/m/game`, CARD, { windowVendors: ['TCG_SEA'] })
      expect(first.navigation.left).toEqual([URL])
      if (persisted) {
        await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
        expect([first.navigation.backedTo, first.http.calls.length]).toEqual([['/m/game'], 1])
      } else {
        first.view.unmount()
        const { navigation, http } = await open(URL, `${QUERY}&backUrl=/m/game`, CARD, {
          windowVendors: ['TCG_SEA'],
        })
        expect([navigation.backedTo, http.calls, navigation.left]).toEqual([['/m/game'], [], []])
      }
    },
  )

  it('stays where it is when the browser shows it again while the game is in its frame', async () => {
    const { navigation } = await open(URL)
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect([navigation.backedTo, frame()?.getAttribute('src')]).toEqual([[], URL])
  })

  it('[RT-08] the real game is launched with all that the trial knows, its way back too', async () => {
    await open(URL, `${QUERY}&nodeId=7&backUrl=/m/game`)
    expect(screen.getByRole('link', { name: texts.play_real }).getAttribute('href')).toBe(
      '/m/launchGame?vendor=TCG_SEA&code=SL001&nodeId=7&backUrl=%2Fm%2Fgame',
    )
  })

  it('ends its call when the player leaves', async () => {
    const { http, view } = await open(never)
    view.unmount()
    await pass(0)
    expect(http.pending.size).toBe(0)
  })

  it('leaves nothing behind', async () => {
    const { plugin } = await start(URL)
    expect(await plugin.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
  })
})

describe('TrialOffer', () => {
  const ADDRESS = '/m/launchGame?vendor=TCG_SEA&code=SL001&nodeId=7'
  const show = async (address: string, card: GameCard = CARD, settings = {}) => {
    const started = await start(never, QUERY, card, settings)
    return { ...started, view: render(started.plugin.element('TrialOffer', { address })) }
  }
  const { trial: _trial, ...WITHOUT } = CARD

  it('leads a guest from the log-in to the game’s trial', async () => {
    await show(ADDRESS)
    const link = screen.getByRole('link', { name: new RegExp(texts.offer) })
    expect(link.getAttribute('href')).toBe('/m/trialGame?vendor=TCG_SEA&game=SL001&nodeId=7')
  })

  it('[RT-08] passes on the way back of the launch', async () => {
    await show(`${ADDRESS}&backUrl=/m/game`)
    expect(screen.getByRole('link').getAttribute('href')).toContain('&backUrl=%2Fm%2Fgame')
  })

  it('[CA-24] opens a window inside the tap where the vendor forbids frames', async () => {
    const { navigation, http } = await show(ADDRESS, CARD, { windowVendors: ['TCG_SEA'] })
    fireEvent.click(screen.getByRole('link'))
    expect(navigation.opened).toEqual([`${location.origin}/m/trialGame?vendor=TCG_SEA&game=SL001&nodeId=7`])
    expect(http.calls).toEqual([])
  })

  it('counts every game of a vendor that the merchant names', async () => {
    await show(ADDRESS, WITHOUT, { vendors: ['TCG_SEA'] })
    expect(screen.getByRole('link')).toBeTruthy()
  })

  it.each([
    ['a game without a trial', ADDRESS, WITHOUT],
    ['a lottery', '/m/launchGame?prize_mode=1&vendor=TCG_SEA&code=SL001', CARD],
    ['another screen', '/m/withdraw?vendor=TCG_SEA&code=SL001', CARD],
  ])('shows nothing for %s', async (_case, address, card) => {
    const { view } = await show(address, card)
    expect(view.container.textContent).toBe('')
  })
})
