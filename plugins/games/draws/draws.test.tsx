import { CLOCK, createStore, HTTP, I18N, type LanguageCode, REACHABILITY } from '@foyer/sdk'
import { failing, fakeClock, fakeHttp, fakeReachability, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RESULT_DELAY_MS, RESULT_RETRY_MS } from './constants.ts'
import type { LotteryDraw } from './draw.ts'
import en from './locales/EN.json' with { type: 'json' }
import plugin from './manifest.ts'

const NOW = Date.UTC(2030, 0, 1, 8)
const draw = (name: string, seconds: number, numbers?: readonly string[]): LotteryDraw => ({
  vendor: 'LOTT',
  code: name,
  name,
  nextAt: NOW + seconds * 1_000,
  ...(numbers && { last: { at: NOW - 60_000, numbers } }),
})
const answer = (...draws: readonly LotteryDraw[]) => ({ draws, refused: 0 })

async function start(first: unknown, count = 2) {
  const http = fakeHttp({ 'game.draws': first })
  const clock = fakeClock(NOW)
  const reachability = fakeReachability()
  const test = await testPlugin(plugin, {
    services: {
      [HTTP]: http,
      [CLOCK]: clock,
      [REACHABILITY]: reachability,
      [I18N]: { language: createStore<LanguageCode>('EN'), tag: () => 'en' },
    },
    settings: { count },
    texts: en,
  })
  await act(async () => render(test.element('Draws', { guest: true })))
  /** Both clocks go on. */
  const pass = (ms: number) =>
    act(async () => {
      clock.time += ms
      await vi.advanceTimersByTimeAsync(ms)
    })
  return { http, reachability, pass }
}
const cards = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const hide = (hidden: boolean) =>
  act(async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the draws of home', () => {
  it('shows as many lotteries as the merchant sets, with countdown and last result', async () => {
    await start(answer(draw('Hourly', 90), draw('Daily', 7_260, ['04', '17']), draw('Third', 9_000)))
    expect(cards()).toEqual([
      `HourlyNext draw01:30${en.no_result}`,
      expect.stringMatching(/^DailyNext draw2 h 1 minLast result .+0417$/),
    ])
  })

  it('a card leads to the launch of its game', async () => {
    await start(answer(draw('Hourly', 90)))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/m/launchGame?vendor=LOTT&code=Hourly')
  })

  it('counts down by the gateway’s clock, asks for the result after the draw, and shows it', async () => {
    const { http, pass } = await start(answer(draw('Hourly', 3)))
    await pass(2_000)
    expect(cards()[0]).toContain('00:01')
    await pass(1_000)
    expect(cards()[0]).toContain(en.drawing)
    expect(http.calls).toHaveLength(1)
    http.answers['game.draws'] = answer(draw('Hourly', 3_600, ['88']))
    await pass(RESULT_DELAY_MS)
    expect(cards()[0]).toMatch(/59:5\dLast result .+88$/)
  })

  it('asks again for a result that is late', async () => {
    const { http, pass } = await start(answer(draw('Hourly', -1)))
    await pass(RESULT_RETRY_MS - 1)
    expect(http.calls).toHaveLength(1)
    await pass(1)
    expect(http.calls).toHaveLength(2)
  })

  it('asks nothing while the page is hidden, and at once when it is shown', async () => {
    const { http, pass } = await start(answer(draw('Hourly', -1)))
    await hide(true)
    await pass(RESULT_RETRY_MS * 4)
    expect(http.calls).toHaveLength(1)
    await hide(false)
    expect(http.calls).toHaveLength(2)
  })

  it('asks once for each late result, also after three questions at a time', async () => {
    const { http, pass, reachability } = await start(answer(draw('Hourly', -1)))
    let all: ((given: unknown) => void)[] = []
    http.answers['game.draws'] = () => new Promise((resolve) => all.push(resolve))
    await act(async () => reachability.state.set('offline'))
    await act(async () => reachability.state.set('online'))
    for (let more = 0; more < 2; more++) await hide(false)
    expect(http.calls).toHaveLength(4)
    const give = () => act(async () => all.forEach((resolve) => resolve(answer(draw('Hourly', -1)))))
    await give()
    all = []
    await pass(RESULT_RETRY_MS)
    expect(http.calls).toHaveLength(5)
  })

  it('a merchant without lotteries has no section', async () => {
    await start(answer())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('a first call that fails says so, and is made again on a tap and with the network', async () => {
    const { http, reachability } = await start(failing('HT-NETWORK'))
    expect(screen.getByRole('alert').textContent).toContain(en.failed)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: en.try_again })))
    expect(screen.getByRole('alert').textContent).toContain(en.failed)
    http.answers['game.draws'] = answer(draw('Hourly', 90))
    await act(async () => reachability.state.set('offline'))
    await act(async () => reachability.state.set('online'))
    expect(cards()).toHaveLength(1)
  })

  it('a later call that fails leaves what is known, and goes on asking', async () => {
    const { http, pass } = await start(answer(draw('Hourly', -1, ['07'])))
    http.answers['game.draws'] = failing('HT-TIMEOUT')
    await pass(RESULT_RETRY_MS)
    expect(cards()[0]).toContain('07')
    http.answers['game.draws'] = answer(draw('Hourly', 3_600, ['88']))
    await pass(RESULT_RETRY_MS)
    expect(cards()[0]).toContain('88')
  })
})
