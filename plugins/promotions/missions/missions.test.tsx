import { CLOCK, HTTP, HttpError, I18N, OVERLAYS, REACHABILITY, SESSION } from '@foyer/sdk'
import {
  fakeClock,
  fakeHttp,
  fakeI18n,
  FakeOverlays,
  fakeReachability,
  fakeServices,
  fakeSession,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { LeaderBoard, Mission, Missions } from './mission.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const mission = (id: string, part: Partial<Mission> = {}): Mission => ({
  id,
  title: `Mission ${id}`,
  text: '',
  period: 'DAILY',
  done: 0,
  target: 3,
  points: 200,
  claimed: false,
  page: '',
  ...part,
})
const list = (...missions: readonly Mission[]): Missions => ({
  points: 12_480,
  resets: { DAILY: NOW + 5 * HOUR, WEEKLY: NOW + 77 * HOUR },
  missions,
  refused: [],
})
const BOARD: LeaderBoard = {
  leaders: [
    { rank: 1, name: 'ngu***89', points: 48_210 },
    { rank: 2, name: 'luk***a7', points: 41_905 },
  ],
  own: { rank: 31, name: 'pla***', points: 12_480 },
}
const error = (code: string, message?: string) =>
  new HttpError(code, '', 'promotions.missions', message === undefined ? undefined : { status: 200, message })

async function show(missions: unknown, answers: object = {}) {
  const http = fakeHttp({
    'promotions.missions': missions,
    'promotions.claim-mission': 12_680,
    'promotions.leaders': BOARD,
    ...answers,
  })
  const overlays = new FakeOverlays()
  const clock = fakeClock(NOW)
  const [i18n, reachability, session] = [fakeI18n(EN), fakeReachability(), fakeSession(testMember())]
  const services = {
    ...fakeServices(),
    [HTTP]: http,
    [OVERLAYS]: overlays,
    [CLOCK]: clock,
    [I18N]: i18n,
    [REACHABILITY]: reachability,
    [SESSION]: session,
  }
  const test = await testPlugin(plugin, { services, texts: EN })
  await act(async () => void render(test.element('MissionsScreen')))
  return { http, overlays, clock, i18n, reachability, session }
}
const collect = (id: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: `Collect Mission ${id}` })))

describe('MissionsScreen', () => {
  it('[RT-17] shows missions by period, with progress and the time until they begin anew', async () => {
    await show(
      list(
        mission('1', { done: 2 }),
        mission('2', { period: 'WEEKLY', done: 1, target: 10 }),
        mission('3', { period: 'ONCE', done: 1_250_000, target: 5_000_000 }),
      ),
    )
    const [daily, weekly, once] = ['Daily', 'Weekly', 'One-time'].map((name) =>
      screen.getByRole('region', { name }),
    )
    expect(daily?.textContent).toContain('New in 5 h 0 min')
    expect(weekly?.textContent).toContain('New in 3 d 5 h')
    expect(once?.textContent).not.toContain('New in')
    const bar = within(daily ?? document.body).getByRole<HTMLProgressElement>('progressbar', {
      name: 'Mission 1',
    })
    expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([2, 3, '2 of 3'])
    expect(once?.textContent).toContain('1,250,000 of 5,000,000')
    // None is complete.
    expect(screen.queryByRole('button', { name: /Collect/ })).toBeNull()
  })

  it('the time that is left is right when the player comes back to the page, and goes on', async () => {
    const { clock } = await show(list(mission('1')))
    const daily = screen.getByRole('region', { name: 'Daily' })
    clock.time += HOUR
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(daily.textContent).toContain('New in 4 h 0 min')
    for (const left of ['3 h 0 min', '2 h 0 min']) {
      clock.time += HOUR
      await act(() => vi.advanceTimersByTimeAsync(21_000))
      expect(daily.textContent).toContain(`New in ${left}`)
    }
  })

  it('[RT-17] a complete one is collected by one tap: its points are added', async () => {
    const { http, overlays } = await show(list(mission('1', { done: 3 }), mission('2', { done: 1 })))
    await collect('1')
    expect(http.callsOf('promotions.claim-mission').map(({ body }) => body)).toEqual([{ id: '1' }])
    expect(screen.getByRole('region', { name: EN.balance }).textContent).toContain('12,680')
    expect(overlays.toasts.map(({ text }) => text)).toEqual(['200 points added: Mission 1'])
    expect(screen.queryByRole('button', { name: /Collect/ })).toBeNull()
    expect(screen.getByText(EN.collected)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Daily' }))
  })

  it('sends one call however often it is tapped', async () => {
    const { http } = await show(list(mission('1', { done: 3 })), {
      'promotions.claim-mission': () => new Promise(() => {}),
    })
    await collect('1')
    await collect('1')
    expect(http.callsOf('promotions.claim-mission')).toHaveLength(1)
  })

  it.each([
    ['HT-REFUSED', 'Not complete yet', 'Not complete yet'],
    ['HT-NETWORK', undefined, EN.claim_failed],
  ])('says why it could not be collected (%s), and it stays', async (code, message, text) => {
    const { overlays } = await show(list(mission('1', { done: 3 })), {
      'promotions.claim-mission': error(code, message),
    })
    await collect('1')
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Collect Mission 1' })).toBeTruthy()
    expect(overlays.toasts).toEqual([])
  })

  it('[RT-17] a claim whose answer was lost: the list tells that it was collected, and no error stays', async () => {
    const { http, overlays } = await show(list(mission('1', { done: 3 })), {
      'promotions.claim-mission': error('HT-TIMEOUT'),
    })
    http.answers['promotions.missions'] = list(mission('1', { done: 3, claimed: true }))
    await collect('1')
    expect(screen.getByText(EN.collected)).toBeTruthy()
    expect(screen.queryByText(EN.claim_failed)).toBeNull()
    expect(overlays.toasts.map(({ text }) => text)).toEqual(['200 points added: Mission 1'])
  })

  it('asks again for a list that was under way when a mission was collected, as in another language', async () => {
    let answer = (_points: number): void => {}
    const { http, i18n } = await show(list(mission('1', { done: 3 })), {
      'promotions.claim-mission': () => new Promise((resolve) => (answer = resolve)),
    })
    await collect('1')
    http.answers['promotions.missions'] = () => new Promise(() => {})
    await act(async () => i18n.language.set('VI'))
    http.answers['promotions.missions'] = list(mission('1', { title: 'Nhiệm vụ', claimed: true, done: 3 }))
    await act(async () => answer(12_680))
    expect(screen.getByText('Nhiệm vụ')).toBeTruthy()
    expect(http.callsOf('promotions.missions')).toHaveLength(3)
  })

  it('shows another member nothing of the first one’s', async () => {
    const { http, session } = await show(list(mission('1')))
    http.answers['promotions.missions'] = () => new Promise(() => {})
    await act(async () => session.current.set(undefined))
    expect(screen.getByText('Mission 1')).toBeTruthy()
    expect(http.callsOf('promotions.missions')).toHaveLength(1)
    await act(async () => session.current.set(testMember({ id: '2002' })))
    expect(screen.queryByText('Mission 1')).toBeNull()
    expect(http.callsOf('promotions.missions')).toHaveLength(2)
  })

  it('a list that could not be loaded anew is loaded when the network is back', async () => {
    const { http, i18n, reachability } = await show(list(mission('1')))
    http.answers['promotions.missions'] = error('HT-OFFLINE')
    await act(async () => reachability.state.set('offline'))
    await act(async () => i18n.language.set('VI'))
    expect(screen.getByText('Mission 1')).toBeTruthy()
    http.answers['promotions.missions'] = list(mission('1', { title: 'Nhiệm vụ' }))
    await act(async () => reachability.state.set('online'))
    expect(screen.getByText('Nhiệm vụ')).toBeTruthy()
    await act(async () => reachability.state.set('offline'))
    await act(async () => reachability.state.set('online'))
    expect(http.callsOf('promotions.missions')).toHaveLength(3)
  })

  it('asks again when the week ends, although the day’s end in the answer is over', async () => {
    const { http } = await show({ ...list(mission('1')), resets: { DAILY: NOW - HOUR, WEEKLY: NOW + HOUR } })
    await act(() => vi.advanceTimersByTimeAsync(HOUR + 2_100))
    expect(http.callsOf('promotions.missions')).toHaveLength(2)
  })

  it('asks again when a period ends', async () => {
    const { http } = await show(list(mission('1')))
    await act(() => vi.advanceTimersByTimeAsync(5 * HOUR))
    expect(http.callsOf('promotions.missions')).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2_100))
    expect(http.callsOf('promotions.missions')).toHaveLength(2)
  })

  it('shows the leaders and the player’s own place', async () => {
    await show(list(mission('1')))
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: EN.tab_leaders })))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rank 1ngu***8948,210 points',
      'Rank 22luk***a741,905 points',
      'Rank 3131You12,480 points',
    ])
  })

  it('of players with one rank, the player is one', async () => {
    const tie = [
      { rank: 1, name: 'ngu***89', points: 500 },
      { rank: 1, name: 'pla***', points: 500 },
    ]
    await show(list(mission('1')), { 'promotions.leaders': { leaders: tie, own: tie[1] } })
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: EN.tab_leaders })))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rank 1ngu***89500 points',
      'Rank 1You500 points',
    ])
  })

  it('a leader board that fails takes nothing else along', async () => {
    await show(list(mission('1')), { 'promotions.leaders': error('HT-TIMEOUT') })
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: EN.tab_leaders })))
    expect(screen.getByRole('alert').textContent).toContain(EN.load_failed)
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: EN.tab_missions })))
    expect(screen.getByText('Mission 1')).toBeTruthy()
  })

  it.each<[string, unknown, string]>([
    ['no missions', list(), EN.none],
    ['an answer that is none', error('HT-SHAPE'), EN.load_failed],
    ['no network', error('HT-OFFLINE'), EN.load_offline],
  ])('says what is the matter: %s', async (_case, answer, text) => {
    await show(answer)
    expect(screen.getByText(text)).toBeTruthy()
  })
})
