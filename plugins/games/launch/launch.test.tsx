import { createStore, HTTP, HttpError, NAVIGATION, OVERLAYS, REACHABILITY, SITE } from '@foyer/sdk'
import {
  fakeHttp,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSite,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CatalogueState, GAME_CATALOGUE, gameLaunched } from '../contract.ts'
import { LAUNCH_LOADING_DELAY_MS, LAUNCH_REDIRECT_LIMIT_MS, LAUNCH_SLOW_MS } from './constants.ts'
import texts from './locales/EN.json' with { type: 'json' }
import launch from './manifest.ts'

const GAME_URL = 'https://play.example/g/SL001'
const QUERY = '?vendor=TCG_SEA&code=SL001&backUrl=%2Fm%2Fgame'

const CARD = {
  code: 'SL001',
  name: 'Star Harbor',
  vendor: 'TCG_SEA',
  vendorName: 'Sealight',
  image: '/cdn/games/1.svg',
}
const LANES: CatalogueState = {
  step: 'ready',
  lanes: [{ key: 'rng', title: 'Slots', category: 'RNG', gameCount: 1, cards: [CARD] }],
}

async function start(answer: unknown, query = QUERY, known: CatalogueState = LANES) {
  const http = fakeHttp({ 'game.launch': answer })
  const navigation = fakeNavigation()
  const overlays = fakeOverlays()
  const reachability = fakeReachability()
  const games = createStore(known)
  const load = vi.fn(() => Promise.resolve())
  navigation.location.set({ pathname: '/m/launchGame', search: query, hash: '' })
  const services = {
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    [SITE]: fakeSite(),
    [GAME_CATALOGUE]: { state: games, load },
  }
  const plugin = await testPlugin(launch, { services, texts })
  return { plugin, http, navigation, overlays, reachability, games, load }
}
async function open(answer: unknown, query?: string, known?: CatalogueState) {
  const started = await start(answer, query, known)
  const view = render(started.plugin.element('LaunchGame'))
  return { ...started, view }
}
const alerted = () => screen.queryByRole('alert')?.textContent
const statusText = () => screen.getByRole('status').textContent
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const never = () => new Promise(() => {})
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const showFromCache = () =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('LaunchGame', () => {
  it('[ST-17] the game’s name, 150 ms, call, redirect', async () => {
    const { http, navigation, overlays } = await open(GAME_URL)
    expect(overlays.loadings).toBe(1)
    expect(screen.getByRole('heading', { level: 1, name: 'Star Harbor' })).toBeTruthy()
    expect(statusText()).toBe(texts.opening_text)
    await pass(LAUNCH_LOADING_DELAY_MS - 1)
    expect(http.calls).toEqual([])
    await pass(1)
    expect(http.calls).toHaveLength(1)
    expect(navigation.left).toEqual([GAME_URL])
    expect(overlays.loadings).toBe(1)
  })

  it('[CA-26] sends game code, lobby flag and the absolute way back', async () => {
    const { http } = await open(GAME_URL)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(http.calls[0]?.body).toEqual({
      gameCode: 'SL001',
      hasLobby: false,
      backUrl: `${location.origin}/m/game`,
    })
  })

  it('[SE-03] sends no way back to another site, and opens no unsafe address', async () => {
    const query = '?vendor=TCG_SEA&code=SL001&playType=demo&backUrl=https%3A%2F%2Fevil.example%2Fm%2Fhome'
    const { http, navigation, overlays } = await open('javascript:alert(1)', query)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(http.calls[0]?.body).toMatchObject({ backUrl: `${location.origin}/m/home`, playType: 'demo' })
    expect(navigation.left).toEqual([])
    expect(alerted()).toContain(texts.unsafe_address)
    expect([overlays.alerts, overlays.toasts]).toEqual([[], []])
    expect(buttons()).toEqual(['Choose another game', 'Try again'])
  })

  it('emits the launch once the gateway has answered, and before the page is left', async () => {
    const { plugin, navigation } = await start(GAME_URL)
    const leftAtEvent: number[] = []
    plugin.context.on(gameLaunched, () => leftAtEvent.push(navigation.left.length))
    render(plugin.element('LaunchGame'))
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(plugin.emitted(gameLaunched)).toEqual([
      { vendor: 'TCG_SEA', code: 'SL001', backUrl: '/m/game', name: 'Star Harbor' },
    ])
    expect(leftAtEvent).toEqual([0])
    expect(navigation.left).toHaveLength(1)
  })

  it('emits node and room of the launch; no name where no lane lists the game', async () => {
    const { plugin } = await open(GAME_URL, '?vendor=TCG_SEA&code=SL404&nodeId=7&roomId=vip')
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(plugin.emitted(gameLaunched)).toEqual([
      { vendor: 'TCG_SEA', code: 'SL404', backUrl: '/m/home', nodeId: '7', roomId: 'vip' },
    ])
  })

  it('[ST-17] warns if nothing has happened within 10 s, and ignores a late answer', async () => {
    let answer = (_url: string): void => {}
    const late = new Promise<string>((resolve) => (answer = resolve))
    const { plugin, navigation, overlays } = await open(() => late)
    await pass(LAUNCH_REDIRECT_LIMIT_MS - 1)
    expect(alerted()).toBeUndefined()
    await pass(1)
    expect(alerted()).toContain(texts.timeout_retry_please)
    expect([overlays.toasts, overlays.loadings]).toEqual([[], 0])
    await act(async () => answer(GAME_URL))
    expect(navigation.left).toEqual([])
    expect(plugin.emitted(gameLaunched)).toEqual([])
  })

  it('a late answer to the first try does not disturb the second', async () => {
    const answers: ((url: string) => void)[] = []
    const { navigation, overlays } = await open(() => new Promise<string>((resolve) => answers.push(resolve)))
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    await press('Try again')
    await pass(LAUNCH_LOADING_DELAY_MS)
    await act(async () => answers[0]?.('https://play.example/first'))
    expect(navigation.left).toEqual([])
    expect(overlays.loadings).toBe(1)
    await act(async () => answers[1]?.('https://play.example/second'))
    expect(navigation.left).toEqual(['https://play.example/second'])
    expect(overlays.alerts).toEqual([])
  })

  it('[ST-17] warns too if the browser does not leave within 10 s', async () => {
    const { navigation, overlays } = await open(GAME_URL)
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    expect(navigation.left).toEqual([GAME_URL])
    expect(alerted()).toContain(texts.timeout_retry_please)
    expect(overlays.toasts).toEqual([])
  })

  it('[ER-09] ECONNABORTED warns, on the screen only; a retry launches', async () => {
    const timeout = new HttpError('HT-TIMEOUT', 'late', 'game.launch')
    const { http, navigation, overlays } = await open(timeout)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(alerted()).toContain(texts.timeout_retry_please)
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    expect([overlays.toasts, overlays.alerts]).toEqual([[], []])
    expect(buttons()).toEqual(['Try again', 'Back'])

    http.answers['game.launch'] = GAME_URL
    await press('Try again')
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(navigation.left).toEqual([GAME_URL])
  })

  it('[ER-09] the gateway’s refusal is alerted once, on the screen, and another game comes first', async () => {
    const refused = new HttpError('HT-REFUSED', 'refused', 'game.launch', {
      status: 200,
      errorCode: 'game.maintenance',
      message: 'Under maintenance until 5 pm',
    })
    const { navigation, overlays } = await open(refused)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(alerted()).toContain('Under maintenance until 5 pm')
    expect([overlays.alerts, overlays.toasts, overlays.loadings]).toEqual([[], [], 0])
    expect(buttons()).toEqual(['Choose another game', 'Try again'])
    await press('Choose another game')
    expect(navigation.backedTo).toEqual(['/m/game'])
  })

  it('[ER-02] a failure that is not alerted is told in a quiet line, and can be tried again', async () => {
    const { http, navigation } = await open(
      new HttpError('HT-STATUS', 'bad gateway', 'game.launch', { status: 502 }),
    )
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([alerted(), statusText()]).toEqual([undefined, texts.network_error])
    http.answers['game.launch'] = GAME_URL
    await press('Try again')
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(navigation.left).toEqual([GAME_URL])
  })

  it('what failed offline launches by itself when the network is back, once', async () => {
    const { http, navigation, reachability } = await open(new HttpError('HT-OFFLINE', 'off', 'game.launch'))
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(alerted()).toContain(texts.offline)
    http.answers['game.launch'] = GAME_URL
    for (const state of ['offline', 'online', 'offline', 'online'] as const)
      await act(async () => reachability.state.set(state))
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([http.calls.length, navigation.left]).toEqual([2, [GAME_URL]])
  })

  it('a slow launch says so, and can be cancelled: its call ends, and the player is where the launch began', async () => {
    const { http, navigation, overlays } = await open(never)
    await pass(LAUNCH_SLOW_MS - 1)
    expect(statusText()).toBe(texts.opening_text)
    await pass(1)
    expect(statusText()).toBe(texts.slow)
    await press('Cancel')
    expect([http.pending.size, overlays.loadings, navigation.backedTo]).toEqual([0, 0, ['/m/game']])
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    expect(alerted()).toBeUndefined()
  })

  it('shows the game as soon as the list of games names it', async () => {
    const { games, load } = await open(never, undefined, { step: 'loading', lanes: [] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.opening_text)
    expect([statusText(), load.mock.calls.length]).toEqual(['', 1])
    act(() => games.set(LANES))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Star Harbor')
    expect([statusText(), load.mock.calls.length]).toEqual([texts.opening_text, 1])
  })

  it('launches a game that no lane lists', async () => {
    const { navigation } = await open(GAME_URL, '?vendor=TCG_SEA&code=SL404')
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(navigation.left).toEqual([GAME_URL])
  })

  it('is not stuck when the browser shows the page again from its cache', async () => {
    const { http, navigation, overlays } = await open(GAME_URL)
    await pass(LAUNCH_LOADING_DELAY_MS)
    await showFromCache()
    expect(overlays.loadings).toBe(0)
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    expect(alerted()).toBeUndefined()
    await press('Play Star Harbor again')
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(http.calls).toHaveLength(2)
    expect(navigation.left).toHaveLength(2)
  })

  it('Back out of a game, to a page that is loaded anew, does not launch it again', async () => {
    const first = await open(GAME_URL)
    await pass(LAUNCH_LOADING_DELAY_MS)
    first.view.unmount()
    const second = await open(GAME_URL)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(second.http.calls).toEqual([])
    expect(screen.getByRole('button', { name: 'Play Star Harbor again' })).toBeTruthy()
  })

  it('a closed screen lets the overlays go on, and ignores its answer', async () => {
    let answer = (_url: string): void => {}
    const late = new Promise<string>((resolve) => (answer = resolve))
    const { navigation, overlays, view } = await open(() => late)
    await pass(LAUNCH_LOADING_DELAY_MS)
    view.unmount()
    expect(overlays.loadings).toBe(0)
    await act(async () => answer(GAME_URL))
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    expect(navigation.left).toEqual([])
  })

  it('another game’s address launches that game', async () => {
    const { http, navigation } = await open(never)
    await pass(LAUNCH_LOADING_DELAY_MS)
    await act(async () => navigation.navigate('/m/launchGame?vendor=TCG_SEA&code=SL002'))
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(http.calls.map(({ body }) => (body as { gameCode: string }).gameCode)).toEqual(['SL001', 'SL002'])
  })

  it('[RT-08] a missing code: a notice, and on to the games', async () => {
    const { http, navigation, overlays } = await open(GAME_URL, '?vendor=TCG_SEA')
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(overlays.toasts).toEqual([{ text: texts.no_game, options: { kind: 'warning' } }])
    expect(navigation.went).toEqual([{ to: '/m/game', replace: true }])
    expect(http.calls).toEqual([])
  })

  it('a lottery shows that it is not available yet, and goes home', async () => {
    const { http, navigation, overlays } = await open(GAME_URL, '?prize_mode=1&code=VN01')
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(overlays.alerts).toMatchObject([{ message: texts.not_available }])
    expect(navigation.went).toEqual([{ to: '/m/home', replace: true }])
    expect(http.calls).toEqual([])
  })

  it('leaves nothing behind', async () => {
    const { plugin } = await start(GAME_URL)
    expect(await plugin.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
  })
})

describe('LaunchPurpose', () => {
  const show = async (address: string, known?: CatalogueState) => {
    const { plugin } = await start(never, QUERY, known)
    return render(plugin.element('LaunchPurpose', { address }))
  }

  it('names the game that the log-in leads to', async () => {
    await show('/m/launchGame?vendor=TCG_SEA&code=SL001')
    expect(screen.getByText('Log in to play Star Harbor')).toBeTruthy()
  })

  it('says that it leads to a game whose name is not known', async () => {
    await show('/m/launchGame?vendor=TCG_SEA&code=SL001', { step: 'failed', lanes: [] })
    expect(screen.getByText(texts.please_log_in)).toBeTruthy()
  })

  it.each(['/m/withdraw', '/m/launchGame', '/m/launchGame?prize_mode=1&code=VN01'])(
    'shows nothing at %s',
    async (address) => expect((await show(address)).container.textContent).toBe(''),
  )
})
