import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  FAILED,
  game,
  importsDone,
  lane,
  lanes,
  leavePage,
  LIVE,
  open,
  RUSH,
  setUpPage,
  SLOTS,
  STAR,
  vendorNames,
} from './game-area-screen.fake.ts'
import en from './locales/EN.json' with { type: 'json' }

beforeEach(setUpPage)
afterEach(leavePage)

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
