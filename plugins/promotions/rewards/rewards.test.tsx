import { CLOCK, HTTP, HttpError, OVERLAYS } from '@foyer/sdk'
import { fakeClock, fakeHttp, FakeOverlays, fakeServices, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { Reward, RewardCenter } from './reward.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const reward = (id: string, part: Partial<Reward> = {}): Reward => ({
  id,
  title: `Reward ${id}`,
  text: '',
  kind: 'POINTS',
  amount: '1500',
  state: 'available',
  expiresAt: undefined,
  claimedAt: undefined,
  ...part,
})
const center = (...rewards: readonly Reward[]): RewardCenter => ({
  header: '',
  footer: '',
  rewards,
  refused: [],
})
const error = (code: string, message?: string) =>
  new HttpError(
    code,
    '',
    'promotions.claim-reward',
    message === undefined ? undefined : { status: 200, message },
  )

async function show(list: unknown, claim: unknown = {}) {
  const http = fakeHttp({ 'promotions.rewards': list, 'promotions.claim-reward': claim })
  const overlays = new FakeOverlays()
  const services = {
    ...fakeServices({ texts: EN }),
    [HTTP]: http,
    [OVERLAYS]: overlays,
    [CLOCK]: fakeClock(NOW),
  }
  const test = await testPlugin(plugin, { services, texts: EN })
  await act(async () => void render(test.element('RewardsScreen')))
  return { http, overlays, test }
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const collect = (id: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: `Collect Reward ${id}` })))
const open = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('tab', { name })))

describe('RewardsScreen', () => {
  it('[RT-14] shows what can be collected, what was, and what has expired', async () => {
    await show(
      center(
        reward('1', { kind: 'BONUS', amount: '50.00', expiresAt: NOW + 5 * HOUR }),
        reward('2', { state: 'claimed', claimedAt: NOW - 48 * HOUR }),
        reward('3', { state: 'expired', expiresAt: NOW - 24 * HOUR }),
      ),
    )
    expect(titles()).toEqual(['Reward 1'])
    expect(screen.getByText('5 h 0 min left')).toBeTruthy()
    await open(/^Collected$/)
    expect(titles()).toEqual(['Reward 2'])
    expect(screen.getByText(/Collected on Mar 8, 2026/)).toBeTruthy()
    await open(/^Expired$/)
    expect(titles()).toEqual(['Reward 3'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('titles and texts run in the direction of their own, whatever the page’s is', async () => {
    await show(center(reward('1', { text: 'A gift.' })))
    expect(['Reward 1', 'A gift.'].map((text) => screen.getByText(text).tagName)).toEqual(['BDI', 'BDI'])
  })

  it('[RT-14] collects a reward by one tap: it is gone from the list, and a message says so', async () => {
    const { http, overlays } = await show(center(reward('1'), reward('2')))
    await collect('1')
    expect(http.callsOf('promotions.claim-reward').map(({ body }) => body)).toEqual([{ id: '1' }])
    expect(titles()).toEqual(['Reward 2'])
    expect(overlays.toasts.map(({ text }) => text)).toEqual(['Collected: Reward 1'])
    expect(screen.getByRole('tab', { name: 'To collect (1)' })).toBeTruthy()
    // The focus was on a button that has gone.
    expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true)
  })

  it('sends one call however often it is tapped, and none for another meanwhile', async () => {
    let answer = (): void => undefined
    const { http } = await show(
      center(reward('1'), reward('2')),
      () => new Promise<void>((resolve) => (answer = resolve)),
    )
    await collect('1')
    await collect('1')
    await collect('2')
    expect(screen.getByRole('button', { name: 'Collect Reward 1' }).getAttribute('aria-busy')).toBe('true')
    await act(async () => answer())
    // A tap that comes right afterwards hits the card that has moved up: it counts for nothing (ST-02).
    await collect('2')
    expect(http.callsOf('promotions.claim-reward')).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(600))
    await collect('2')
    expect(http.callsOf('promotions.claim-reward')).toHaveLength(2)
  })

  it('a refused one says why, and stays', async () => {
    const { overlays } = await show(center(reward('1')), error('HT-REFUSED', 'Make a deposit first'))
    await collect('1')
    const [card] = screen.getAllByRole('listitem')
    expect(card && within(card).getByRole('alert').textContent).toBe('Make a deposit first')
    expect(titles()).toEqual(['Reward 1'])
    expect(overlays.toasts).toEqual([])
  })

  it.each([
    ['HT-NETWORK', EN.claim_failed],
    ['HT-OFFLINE', EN.claim_offline],
    ['HT-TIMEOUT', EN.claim_failed],
  ])('without an answer (%s) it stays, and can be tried again', async (code, text) => {
    const { http } = await show(center(reward('1')), error(code))
    await collect('1')
    expect(screen.getByText(text)).toBeTruthy()
    http.answers['promotions.claim-reward'] = {}
    await act(() => vi.advanceTimersByTimeAsync(600))
    await collect('1')
    expect(titles()).toEqual([])
  })

  it('where the answer was lost, the list tells that it was collected', async () => {
    let collected = false
    const list = () => center(reward('1', collected ? { state: 'claimed' } : {}))
    const { overlays } = await show(list, () => {
      collected = true
      return error('HT-NETWORK')
    })
    await collect('1')
    expect(titles()).toEqual([])
    expect(overlays.toasts.map(({ text }) => text)).toEqual(['Collected: Reward 1'])
  })

  it('is a skeleton first, and says what failed, with a retry', async () => {
    const { http } = await show(new HttpError('HT-SHAPE', '', 'promotions.rewards'))
    expect(screen.getByRole('alert').textContent).toContain(EN.load_failed)
    let answer = (_list: unknown): void => undefined
    http.answers['promotions.rewards'] = () => new Promise((resolve) => (answer = resolve))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.try_again })))
    expect(document.querySelector('[aria-busy]')).toBeTruthy()
    await act(async () => answer(center()))
    expect(screen.getByText(EN.none_available)).toBeTruthy()
  })

  it('says that the player is offline', async () => {
    await show(new HttpError('HT-OFFLINE', '', 'promotions.rewards'))
    expect(screen.getByRole('alert').textContent).toContain(EN.load_offline)
  })

  it('draws a long list in parts', async () => {
    await show(center(...Array.from({ length: 100 }, (_, index) => reward(String(index + 1)))))
    expect(titles()).toHaveLength(40)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more (60 left)' })))
    expect(titles()).toHaveLength(80)
  })

  it('shows the merchant’s HTML above and below the list', async () => {
    await show({ ...center(reward('1')), header: '<p>Happy <b>hours</b></p>', footer: '<p>Terms</p>' })
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/Happy hours.*Reward 1.*Terms/))
  })

  it('reports entries that are none', async () => {
    const { test } = await show({ ...center(reward('1')), refused: ['3: title'] })
    expect(JSON.stringify(test.logger.entries)).toContain('RW-SHAPE')
  })
})
