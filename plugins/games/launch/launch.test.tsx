import { HttpError, tracked } from '@foyer/sdk'
import { testMerchant } from '@foyer/sdk/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameLaunched } from '../contract.ts'
import { LAUNCH_LOADING_DELAY_MS } from './endpoints.ts'
import {
  alerted,
  buttons,
  CARD,
  GAME_URL,
  LANES,
  LOTTERIES,
  never,
  open,
  pass,
  QUERY,
  start,
  statusText,
} from './launch.fake.ts'
import texts from './locales/EN.json' with { type: 'json' }

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
