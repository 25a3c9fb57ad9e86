import { HttpError } from '@foyer/sdk'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameLaunched } from '../contract.ts'
import { LAUNCH_LOADING_DELAY_MS, LAUNCH_REDIRECT_LIMIT_MS, LAUNCH_SLOW_MS } from './endpoints.ts'
import { alerted, buttons, GAME_URL, never, open, pass, press, statusText } from './launch.fake.ts'
import texts from './locales/EN.json' with { type: 'json' }

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
})
