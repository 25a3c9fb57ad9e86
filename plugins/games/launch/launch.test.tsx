import {
  createStore,
  DEVICE,
  HTTP,
  HttpError,
  I18N,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  type Shell,
  SITE,
  tracked,
} from '@foyer/sdk'
import {
  fakeDevice,
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSite,
  testMerchant,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { INSTALL_MODAL, type InstallModal } from '../../install/contract/install-modal.ts'
import { type CatalogueState, GAME_CATALOGUE, gameLaunched } from '../contract.ts'
import {
  APP_RULE_CHECK_MS,
  LAUNCH_LOADING_DELAY_MS,
  LAUNCH_REDIRECT_LIMIT_MS,
  LAUNCH_SLOW_MS,
  MODAL_LATEST_MS,
} from './constants.ts'
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
  lanes: [{ key: 'rng', title: 'Slots', category: 'RNG', vendors: [], gameCount: 1, cards: [CARD] }],
}

const LOTTERY = { ...CARD, code: 'LO001', name: 'Northern Draw', vendor: 'TCG_LOTTO_VN' }
const LOTTERIES: CatalogueState = {
  step: 'ready',
  lanes: [{ key: 'lott', title: 'Lotteries', category: 'LOTT', vendors: [], gameCount: 1, cards: [LOTTERY] }],
}

interface App {
  readonly shell?: Shell
  /** `'pending'`: the status has not arrived. */
  readonly switchOn?: boolean | 'pending'
  readonly modal?: InstallModal
}

async function start(
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
async function open(answer: unknown, query?: string, known?: CatalogueState, settings?: object, app?: App) {
  const started = await start(answer, query, known, settings, app)
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
  vi.restoreAllMocks()
  cleanup()
  vi.useRealTimers()
})

describe('LaunchGame', () => {
  it('[ST-17][CO-01e] the game’s name, 150 ms, call, redirect', async () => {
    const { http, navigation, overlays } = await open(GAME_URL)
    expect(overlays.loadings).toBe(1)
    expect(screen.getByRole('heading', { level: 1, name: 'Star Harbor' })).toBeTruthy()
    expect(statusText()).toBe(texts.opening_text)
    await pass(149)
    expect(http.calls).toEqual([])
    await pass(1)
    expect(http.calls).toHaveLength(1)
    expect(navigation.left).toEqual([GAME_URL])
    expect(overlays.loadings).toBe(1)
  })

  it('[CO-01f] lets nothing open over it for at most 10 s', async () => {
    const { plugin, overlays } = await start(never)
    const loading = vi.spyOn(overlays, 'loading')
    render(plugin.element('LaunchGame'))
    expect(loading.mock.calls).toEqual([[undefined, { ms: 10_000, inline: true }]])
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

  it('[SE-03a] sends no way back to another site, and opens no unsafe address', async () => {
    const query = '?vendor=TCG_SEA&code=SL001&playType=demo&backUrl=https%3A%2F%2Fevil.example%2Fm%2Fhome'
    const { http, navigation, overlays, plugin } = await open('javascript:alert(1)', query)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(http.calls[0]?.body).toMatchObject({ backUrl: `${location.origin}/m/home`, playType: 'demo' })
    expect(navigation.left).toEqual([])
    expect(alerted()).toContain(texts.unsafe_address)
    expect([overlays.alerts, overlays.toasts]).toEqual([[], []])
    expect(buttons()).toEqual(['Choose another game', 'Try again'])
    // Nothing was launched: no conversion, no game that was played, and a reload tries again.
    expect([
      plugin.emitted(gameLaunched),
      plugin.emitted(tracked).map(({ name }) => name),
      history.state,
    ]).toEqual([[], ['viewContent'], null])
  })

  it.each([
    'http://games.example/x',
    '//games.example/x',
    'data:text/html,x',
    'blob:https://games.example/1',
    'https://user:secret@games.example/',
  ])('[SE-03c] opens no game at %s', async (address) => {
    const { navigation } = await open(address)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(navigation.left).toEqual([])
    expect(alerted()).toContain(texts.unsafe_address)
  })

  it.each(['https://games.example/x?ticket=1', 'http://localhost:5173/game'])(
    '[SE-03c] opens a game at %s',
    async (address) => {
      const { navigation } = await open(address)
      await pass(LAUNCH_LOADING_DELAY_MS)
      expect(navigation.left).toEqual([address])
    },
  )

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

  it('[TR-18] tracks the game’s page when it is shown, and the launch once the gateway has answered', async () => {
    let answer = (_url: string): void => {}
    const { plugin } = await open(() => new Promise<string>((resolve) => (answer = resolve)))
    const payload = { content: { id: 'SL001', category: 'TCG_SEA', name: 'Star Harbor' } }
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(plugin.emitted(tracked)).toEqual([{ name: 'viewContent', payload }])
    await act(async () => answer(GAME_URL))
    expect(plugin.emitted(tracked)).toEqual([
      { name: 'viewContent', payload },
      { name: 'gameLaunch', payload },
    ])
  })

  it('[TR-18] tracks node and room: the address’s, else the lane’s', async () => {
    const cards = [{ ...CARD, nodeId: '8', roomId: 'b' }]
    const known = { ...LANES, lanes: LANES.lanes.map((lane) => ({ ...lane, cards })) }
    const { plugin } = await open(GAME_URL, `${QUERY}&nodeId=7`, known)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(plugin.emitted(tracked).at(-1)?.payload?.content).toMatchObject({ node: '7', room: 'b' })
    expect(plugin.emitted(gameLaunched)).toMatchObject([{ nodeId: '7', roomId: 'b' }])
  })

  it('[KN-06] opens the game although the host refuses the events', async () => {
    const { plugin, navigation } = await open(GAME_URL)
    vi.spyOn(plugin.context, 'emit').mockImplementation(() => {
      throw new Error('PL-CLOSED')
    })
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(navigation.left).toEqual([GAME_URL])
  })

  it('[TR-18] tracks no launch that fails', async () => {
    const { plugin } = await open(new HttpError('HT-TIMEOUT', 'late', 'game.launch'))
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(plugin.emitted(tracked).map(({ name }) => name)).toEqual(['viewContent'])
  })

  it('[ST-17] warns if nothing has happened within 10 s, and ignores a late answer', async () => {
    let answer = (_url: string): void => {}
    const late = new Promise<string>((resolve) => (answer = resolve))
    const { plugin, navigation, overlays } = await open(() => late)
    await pass(9_999)
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
    await pass(9_999)
    expect(alerted()).toBeUndefined()
    await pass(1)
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

  it('[RT-08][CA-25][LG-01] a lottery is launched with all that the gateway asks for, in the page’s language', async () => {
    const query = '?prize_mode=1&code=LO001&lottoView=other&backUrl=%2Fm%2Fgame&hasLobby=no'
    const { plugin, http, navigation } = await open(GAME_URL, query, LOTTERIES)
    expect(screen.getByRole('heading', { level: 1, name: 'Northern Draw' })).toBeTruthy()
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(http.calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [
        'game.launch',
        {
          lottoPrizeMode: '1',
          lottoGameCode: 'LO001',
          lottoView: 'betting',
          launchMode: 'LOTT',
          device: 'MOBILE',
          backUrl: `${location.origin}/m/game`,
          hasLobby: false,
          language: 'EN',
          title: 'Northern Draw',
          labelName: testMerchant().name,
        },
      ],
    ])
    expect(navigation.left).toEqual([GAME_URL])
    expect(plugin.emitted(tracked).at(-1)).toEqual({
      name: 'gameLaunch',
      payload: { content: { id: 'LO001', category: 'TCG_LOTTO_VN', name: 'Northern Draw' } },
    })
  })

  it('[RT-08] a lottery without a code: a notice, and on to the games', async () => {
    const { http, navigation, overlays } = await open(GAME_URL, '?prize_mode=1')
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect(overlays.toasts).toEqual([{ text: texts.no_game, options: { kind: 'warning' } }])
    expect(navigation.went).toEqual([{ to: '/m/game', replace: true }])
    expect(http.calls).toEqual([])
  })

  it('[CA-26] opens the vendor’s own lobby where the merchant, or the address, says so', async () => {
    const settings = { lobbyVendors: ['TCG_SEA'] }
    for (const [query, given] of [
      [QUERY, settings],
      [`${QUERY}&hasLobby=true`, {}],
    ] as const) {
      const { http, view } = await open(GAME_URL, query, LANES, given)
      await pass(LAUNCH_LOADING_DELAY_MS)
      expect(http.calls[0]?.body).toMatchObject({ hasLobby: true })
      view.unmount()
      history.replaceState(null, '')
    }
  })

  it('leaves nothing behind', async () => {
    const { plugin } = await start(GAME_URL)
    expect(await plugin.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
  })
})

/** The install modal: `close` closes it; with `false` there was nothing to install. */
function fakeModal() {
  const asked: string[] = []
  let answer = (_opened: boolean): void => {}
  const modal: InstallModal = {
    open(request) {
      asked.push(request)
      return new Promise((resolve) => (answer = resolve))
    },
  }
  return { modal, asked, close: (opened = true) => act(async () => answer(opened)) }
}

describe('a game that requires the app', () => {
  const openApp = (app: App) => open(GAME_URL, undefined, undefined, undefined, { switchOn: true, ...app })

  it('[RO-03] opens the install modal instead, at once, and launches nothing', async () => {
    const { modal, asked, close } = fakeModal()
    const { http, navigation, overlays } = await openApp({ modal })
    expect(asked).toEqual(['game'])
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    expect([http.calls, navigation.left, overlays.toasts, alerted()]).toEqual([[], [], [], undefined])
    await close()
    expect([statusText(), buttons()]).toEqual([texts.app_only, [texts.get_app, 'Back']])
    await press(texts.get_app)
    expect(asked).toEqual(['game', 'game'])
    await close()
    await press('Back')
    expect([http.calls, navigation.backedTo]).toEqual([[], ['/m/game']])
  })

  it('[RO-03] opens the modal within the tap', async () => {
    const { modal, asked, close } = fakeModal()
    await openApp({ modal })
    await close()
    const before = asked.length
    screen.getByRole('button', { name: texts.get_app }).click()
    expect(asked.length - before).toBe(1)
    await close()
  })

  it.each(['native', 'pwa', 'webclip'] as const)('[RO-03] launches in the shell %s', async (shell) => {
    const { modal, asked } = fakeModal()
    const { navigation, overlays } = await openApp({ modal, shell })
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([navigation.left, asked, overlays.toasts]).toEqual([[GAME_URL], [], []])
  })

  it('[RO-03] launches with a notice where the device has nothing to install', async () => {
    const { modal, close } = fakeModal()
    const { navigation, overlays } = await openApp({ modal })
    await close(false)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([navigation.left, overlays.toasts.map(({ text }) => text)]).toEqual([[GAME_URL], [texts.no_app]])
  })

  it('[RO-03] launches with a notice where no plugin installs, once the page is old enough to know', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(MODAL_LATEST_MS - 1)
    const { http, navigation, overlays } = await openApp({})
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([http.calls, statusText()]).toEqual([[], texts.opening_text])
    vi.spyOn(performance, 'now').mockReturnValue(MODAL_LATEST_MS)
    await pass(APP_RULE_CHECK_MS + LAUNCH_LOADING_DELAY_MS)
    expect([navigation.left, overlays.toasts.map(({ text }) => text)]).toEqual([[GAME_URL], [texts.no_app]])
  })

  it('launches with a notice where the modal fails, which is logged', async () => {
    const { navigation, plugin } = await openApp({
      modal: { open: () => Promise.reject(new Error('broken')) },
    })
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([navigation.left, plugin.logger.entries.length]).toEqual([[GAME_URL], 1])
  })

  it('waits for the status, and follows it', async () => {
    const { modal, asked } = fakeModal()
    const { http, site } = await openApp({ modal, switchOn: 'pending' })
    await pass(1_000)
    expect([asked, http.calls]).toEqual([[], []])
    site.arrive({ switches: { STARTGAMEINAPP3: true } })
    await pass(APP_RULE_CHECK_MS)
    expect([asked, http.calls]).toEqual([['game'], []])
  })

  it('launches where the status fails', async () => {
    const { navigation, site } = await openApp({ switchOn: 'pending' })
    site.fail()
    await pass(APP_RULE_CHECK_MS + LAUNCH_LOADING_DELAY_MS)
    expect(navigation.left).toEqual([GAME_URL])
  })

  it('a launch that is cancelled while the modal is open stays cancelled', async () => {
    const { modal, close } = fakeModal()
    const { http, navigation } = await openApp({ modal })
    await press('Cancel')
    await close(false)
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    expect([http.calls, navigation.left, navigation.backedTo]).toEqual([[], [], ['/m/game']])
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

  it('names the lottery that the log-in leads to', async () => {
    await show('/m/launchGame?prize_mode=1&code=LO001', LOTTERIES)
    expect(screen.getByText('Log in to play Northern Draw')).toBeTruthy()
  })

  it.each(['/m/withdraw', '/m/launchGame', '/m/launchGame?prize_mode=1'])(
    'shows nothing at %s',
    async (address) => expect((await show(address)).container.textContent).toBe(''),
  )
})
