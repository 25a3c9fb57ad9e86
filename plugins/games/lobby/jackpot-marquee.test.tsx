import { HttpError } from '@foyer/sdk'
import { fakeStorage } from '@foyer/sdk/testing'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JACKPOT_FIRST_SPAN_MS, JACKPOT_POLL_MS } from './constants.ts'
import {
  BAKED,
  FAILED,
  flushImports,
  JACKPOT,
  leavePage,
  open,
  page,
  setUpPage,
  type Start,
} from './lobby.fake.ts'

beforeEach(setUpPage)
afterEach(leavePage)

describe('JackpotMarquee', () => {
  const amount = () => screen.getByText(/^\$/).textContent
  const winners = /^\+\$500$/

  it('shows the amount in the merchant’s currency, and the winners', async () => {
    page.idle = false
    await open({ baked: BAKED }, 'JackpotMarquee')
    expect(amount()).toBe('$1,000,000')
    const news = screen.getByRole('region', { name: 'Latest winners' })
    expect(within(news).getByText('ngu***89')).toBeTruthy()
    expect(within(news).getByText(winners)).toBeTruthy()
  })

  it('hydrates with the page’s formatted amounts, in the page’s own language only', async () => {
    page.idle = false
    const texts = { amount: 'a million', winners: ['+five hundred'] }
    await open({ baked: { ...BAKED, jackpot: { ...JACKPOT, tag: 'en', texts } } }, 'JackpotMarquee')
    expect(screen.getByText('a million')).toBeTruthy()
    expect(screen.getByText('+five hundred')).toBeTruthy()
    cleanup()
    await open({ baked: { ...BAKED, jackpot: { ...JACKPOT, tag: 'vi', texts } } }, 'JackpotMarquee')
    expect(amount()).toBe('$1,000,000')
  })

  const clock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const answer = (amount: number) => ({ ...JACKPOT, amount })

  it('grows evenly from the page’s amount to the gateway’s, then from answer to answer', async () => {
    clock()
    const { http, view } = await open(
      { baked: BAKED, answers: { 'game.jackpot': answer(1_008_000) } },
      'JackpotMarquee',
    )
    const seen = [amount()]
    await pass(1_000)
    seen.push(amount())
    await pass(JACKPOT_FIRST_SPAN_MS)
    seen.push(amount())
    expect(seen).toEqual(['$1,000,000', '$1,001,000', '$1,008,000'])
    expect(http.calls).toHaveLength(1)

    http.answers['game.jackpot'] = answer(1_038_000)
    await pass(JACKPOT_POLL_MS - JACKPOT_FIRST_SPAN_MS - 1_000)
    expect([amount(), http.calls.length]).toEqual(['$1,008,000', 2])
    await pass(3_000)
    expect(amount()).toBe('$1,011,000')
    view.unmount()
    await pass(5 * JACKPOT_POLL_MS)
    expect(http.calls).toHaveLength(2)
  })

  it('asks a gateway that limits it only after the time that it asks for', async () => {
    clock()
    const minutes = 5 * 60_000
    const limited = new HttpError('HT-STATUS', 'slow down', 'game.jackpot', {
      status: 429,
      retryAfterMs: minutes,
    })
    const { http, view } = await open(
      { baked: BAKED, answers: { 'game.jackpot': limited } },
      'JackpotMarquee',
    )
    await pass(minutes - 1_000)
    expect(http.calls).toHaveLength(1)
    await pass(2_000)
    expect(http.calls).toHaveLength(2)
    view.unmount()
  })

  it('does not move in between with reduced motion', async () => {
    clock()
    await open(
      { baked: BAKED, still: true, answers: { 'game.jackpot': answer(1_008_000) } },
      'JackpotMarquee',
    )
    expect(amount()).toBe('$1,008,000')
  })

  it('goes on from where it was when the player returns, without a call', async () => {
    clock()
    const { plugin, http, view } = await open(
      { baked: BAKED, answers: { 'game.jackpot': answer(1_008_000) } },
      'JackpotMarquee',
    )
    await pass(2_000)
    expect(amount()).toBe('$1,002,000')
    view.unmount()
    await pass(3_000)
    render(plugin.element('JackpotMarquee', { guest: true }))
    expect(amount()).toBe('$1,002,000')
    await act(() => vi.dynamicImportSettled())
    expect(amount()).toBe('$1,005,000')
    expect(http.calls).toHaveLength(1)
  })

  it('asks again on return if its answer was still under way', async () => {
    clock()
    const { plugin, http, view } = await open(
      { baked: BAKED, answers: { 'game.jackpot': () => new Promise(() => {}) } },
      'JackpotMarquee',
    )
    view.unmount()
    await act(() => vi.dynamicImportSettled())
    http.answers['game.jackpot'] = answer(2_000_000)
    render(plugin.element('JackpotMarquee', { guest: true }))
    await act(() => vi.dynamicImportSettled())
    await pass(JACKPOT_FIRST_SPAN_MS)
    expect(amount()).toBe('$2,000,000')
  })

  it('goes on after a reload from what the player has seen, not from the page’s older amount', async () => {
    clock()
    const storage = fakeStorage()
    const given = { baked: BAKED, storage, answers: { 'game.jackpot': answer(1_008_000) } }
    const before = await open(given, 'JackpotMarquee')
    await pass(JACKPOT_FIRST_SPAN_MS)
    expect(amount()).toBe('$1,008,000')
    before.view.unmount()
    await open(given, 'JackpotMarquee')
    expect(amount()).toBe('$1,008,000')
  })

  it('shows it from the first moment on, not when the counter’s code has come', async () => {
    page.idle = false
    const storage = fakeStorage({
      'games.lobby.jackpot': JSON.stringify({ amount: 1_008_000, at: Date.now() }),
    })
    await open({ baked: BAKED, storage }, 'JackpotMarquee')
    expect(amount()).toBe('$1,008,000')
    cleanup()
    for (const useless of [
      { amount: '9' },
      { amount: 9e9, at: 0 },
      { amount: -1, at: Date.now() },
      9e9,
      null,
    ]) {
      const stored = fakeStorage({ 'games.lobby.jackpot': JSON.stringify(useless) })
      await open({ baked: BAKED, storage: stored }, 'JackpotMarquee')
      expect(amount()).toBe('$1,000,000')
      cleanup()
    }
  })

  it('is there wherever the visit began: its place first, then the jackpot', async () => {
    page.idle = false
    const { plugin, view } = await open({}, 'JackpotMarquee')
    expect(view.container.querySelector('[aria-busy]')).not.toBeNull()
    expect(screen.queryByText(/\$/)).toBeNull()
    cleanup()
    page.idle = true
    render(plugin.element('JackpotMarquee', { guest: true }))
    await flushImports()
    expect(amount()).toBe('$1,000,000')
    expect(screen.getByRole('region', { name: 'Latest winners' })).toBeTruthy()
  })

  it.each<[string, Start]>([
    ['the page has none', { baked: { lanes: [] }, answers: { 'game.jackpot': FAILED } }],
    ['the gateway has none', { answers: { 'game.jackpot': { amount: 0, winners: [] } } }],
    ['the pot was emptied', { baked: BAKED, answers: { 'game.jackpot': { amount: 0, winners: [] } } }],
    ['it cannot be had', { answers: { 'game.jackpot': FAILED } }],
  ])('is absent where %s', async (_case, given) => {
    const { view } = await open(given, 'JackpotMarquee')
    expect(view.container.innerHTML).toBe('')
  })

  it('comes with the network where the first call failed for want of it', async () => {
    const { reachability, http, view } = await open({ answers: { 'game.jackpot': FAILED } }, 'JackpotMarquee')
    act(() => reachability.state.set('offline'))
    expect(view.container.innerHTML).toBe('')
    http.answers['game.jackpot'] = JACKPOT
    await act(async () => reachability.state.set('online'))
    await flushImports()
    expect(amount()).toBe('$1,000,000')
    expect(http.calls).toHaveLength(2)
  })

  it('pushes nothing down: one that the page does not have comes with the next visit', async () => {
    const { plugin, view } = await open({ baked: { lanes: [] } }, 'JackpotMarquee')
    expect(view.container.innerHTML).toBe('')
    view.unmount()
    render(plugin.element('JackpotMarquee', { guest: true }))
    expect(amount()).toBe('$1,000,000')
  })

  it('has no line of winners before anybody has won', async () => {
    await open({ answers: { 'game.jackpot': { amount: 5, winners: [] } } }, 'JackpotMarquee')
    expect(amount()).toBe('$5')
    expect(screen.queryByRole('region', { name: 'Latest winners' })).toBeNull()
  })

  it('changes nothing if a call fails, and asks again later', async () => {
    clock()
    const { http } = await open({ baked: BAKED, answers: { 'game.jackpot': FAILED } }, 'JackpotMarquee')
    await pass(JACKPOT_POLL_MS - 1_000)
    expect([amount(), http.calls.length]).toEqual(['$1,000,000', 1])
    await pass(2_000)
    expect(http.calls).toHaveLength(2)
  })
})
