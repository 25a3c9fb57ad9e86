import {
  CLOCK,
  HTTP,
  HttpError,
  I18N,
  LAUNCH_PATH,
  NAVIGATION,
  navigated,
  REACHABILITY,
  SESSION,
} from '@foyer/sdk'
import {
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeReachability,
  fakeServices,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BALANCE, type BalanceService } from '../contract/balance.ts'
import { countsChanged } from '../contract/counts.ts'
import type { BalanceAnswer } from './balance-answer.ts'
import { REFRESH_MS, RETURN_QUIET_MS, SLOW_MS } from './constants.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

const TEN = new Date(2026, 10, 26, 10, 32).getTime()
let hidden = false
beforeEach(() => {
  vi.useFakeTimers({ now: TEN })
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const vnd = (amount: BalanceAnswer['amount'], locked?: BalanceAnswer['amount']): BalanceAnswer => ({
  amount,
  currency: 'VND',
  ...(locked !== undefined && { locked }),
  refused: [],
})
const GONE = new HttpError('HT-NETWORK', 'gone', 'wallet.balance')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const see = async (visible: boolean) => {
  hidden = !visible
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

async function start(
  answer: unknown = vnd('2450000'),
  options: { path?: string; storage?: ReturnType<typeof fakeStorage> } = {},
) {
  const http = fakeHttp({ 'wallet.balance': answer })
  const reachability = fakeReachability()
  const session = fakeSession(testMember())
  const storage = options.storage ?? fakeStorage()
  const services = {
    ...fakeServices(),
    [CLOCK]: { now: () => Date.now(), gatewayNow: () => Date.now() },
    [HTTP]: http,
    [I18N]: fakeI18n(EN),
    [NAVIGATION]: fakeNavigation(options.path),
    [REACHABILITY]: reachability,
    [SESSION]: session,
  }
  const test = await testPlugin(plugin, { services, storage, texts: EN })
  const balance = test.provided['balance'] as BalanceService
  const state = () => balance.state.get()
  const go = (pathname: string) => test.emit(navigated, { pathname, search: '', hash: '' })
  await pass(0)
  return { balance, go, http, reachability, session, state, storage, test }
}
/** What the player sees, and what a screen reader reads, of a component. */
async function show(name: 'HeaderBalance' | 'BalanceCard', ...given: Parameters<typeof start>) {
  const started = await start(...given)
  const { container } = render(started.test.element(name))
  await pass(0)
  const read = (): string =>
    [...container.querySelectorAll('*')]
      .filter((element) => element.childElementCount === 0 && !element.closest('[aria-hidden="true"]'))
      .map((element) => element.textContent)
      .filter(Boolean)
      .join(' | ')
  return { ...started, container, read }
}

describe('when the balance is asked for', () => {
  it('when a member is there, and for another member anew; a guest has none', async () => {
    const { http, session, state } = await start()
    expect([state(), http.calls.length]).toEqual([
      { step: 'ready', amount: '2450000', currency: 'VND', at: TEN, stale: false },
      1,
    ])
    http.answers['wallet.balance'] = vnd('7')
    session.start(testMember({ id: '1002', token: 'token-1002' }))
    expect(state()).toEqual({ step: 'loading' })
    await pass(0)
    expect(state()).toMatchObject({ amount: '7' })
    session.update({ userName: 'other' })
    await pass(0)
    expect(http.calls).toHaveLength(2)
    session.end('logout')
    expect(state()).toEqual({ step: 'none' })
  })

  it('a late answer of another member is dropped', async () => {
    let answer = (_value: unknown): void => {}
    const { http, session, state } = await start(() => new Promise((resolve) => (answer = resolve)))
    http.answers['wallet.balance'] = vnd('7')
    session.start(testMember({ id: '1002', token: 'token-1002' }))
    await pass(0)
    answer(vnd('2450000'))
    await pass(0)
    expect(state()).toMatchObject({ amount: '7' })
  })

  it('when the page is shown again after some seconds', async () => {
    const { http } = await start()
    await see(false)
    await pass(RETURN_QUIET_MS - 1)
    await see(true)
    expect(http.calls).toHaveLength(1)
    await see(false)
    await pass(1)
    await see(true)
    expect(http.calls).toHaveLength(2)
  })

  it('each minute while the page is visible, for games inside the page; never while it is hidden', async () => {
    const { http } = await start()
    await pass(REFRESH_MS * 3 + 1_000)
    expect(http.calls).toHaveLength(4)
    await see(false)
    await pass(REFRESH_MS * 5)
    expect(http.calls).toHaveLength(4)
  })

  it('once where the gateway is slow: one that is waited for is not asked for again', async () => {
    const { http, state } = await start()
    http.answers['wallet.balance'] = () =>
      new Promise((resolve) => setTimeout(() => resolve(vnd('3')), 25_000))
    await pass(REFRESH_MS + 25_000)
    expect([state(), http.calls.length]).toMatchObject([{ amount: '3' }, 2])
    await pass(5_000)
    expect(http.calls).toHaveLength(2)
  })

  it('when the network returns, and when the counts change', async () => {
    const { http, reachability, test } = await start()
    reachability.state.set('offline')
    reachability.state.set('online')
    await pass(0)
    expect(http.calls).toHaveLength(2)
    test.emit(countsChanged, { deposits: 3 })
    await pass(0)
    expect(http.calls).toHaveLength(3)
  })

  it('counts that change while the page is hidden: as soon as it is shown', async () => {
    const { http, test } = await start()
    await see(false)
    test.emit(countsChanged, { deposits: 3 })
    await pass(0)
    expect(http.calls).toHaveLength(1)
    await see(true)
    expect(http.calls).toHaveLength(2)
  })

  it('after a game: when its screen is left, and when the page comes back from the browser’s memory', async () => {
    const { http, go } = await start()
    go('/m/game')
    await pass(0)
    expect(http.calls).toHaveLength(1)
    go(LAUNCH_PATH)
    await pass(0)
    expect(http.calls).toHaveLength(1)
    go('/m/game')
    await pass(0)
    expect(http.calls).toHaveLength(2)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(0)
    expect(http.calls).toHaveLength(3)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await pass(0)
    expect(http.calls).toHaveLength(3)
  })

  it('a refresh during a call asks again after it, and resolves with that answer', async () => {
    const answers: ((value: unknown) => void)[] = []
    const { balance, http, state } = await start(() => new Promise((resolve) => answers.push(resolve)))
    let done = false
    void balance.refresh().then(() => (done = true))
    answers[0]?.(vnd('1'))
    await pass(0)
    expect([http.calls.length, done]).toEqual([2, false])
    answers[1]?.(vnd('2'))
    await pass(0)
    expect([state(), done]).toMatchObject([{ amount: '2' }, true])
  })

  it('never once the plugin has stopped', async () => {
    const { http, reachability, test, balance } = await start()
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    reachability.state.set('offline')
    reachability.state.set('online')
    await see(true)
    await balance.refresh()
    await pass(REFRESH_MS * 2)
    expect([http.calls.length, balance.state.get()]).toEqual([1, { step: 'none' }])
  })
})

describe('what is known', () => {
  it('a failure leaves the amount, as one of its time; the next answer is new', async () => {
    const { balance, http, state } = await start()
    http.answers['wallet.balance'] = GONE
    await balance.refresh()
    expect(state()).toEqual({ step: 'ready', amount: '2450000', currency: 'VND', at: TEN, stale: true })
    http.answers['wallet.balance'] = vnd('5')
    await pass(1_000)
    await balance.refresh()
    expect(state()).toEqual({ step: 'ready', amount: '5', currency: 'VND', at: TEN + 1_000, stale: false })
  })

  it('an answer that is late leaves it as one of its time', async () => {
    const { balance, http, state } = await start()
    http.answers['wallet.balance'] = () => new Promise(() => {})
    void balance.refresh()
    await pass(SLOW_MS - 1)
    expect(state()).toMatchObject({ stale: false })
    await pass(1)
    expect(state()).toMatchObject({ stale: true })
  })

  it.each([
    [GONE, []],
    [new HttpError('HT-SHAPE', 'odd', 'wallet.balance'), [expect.stringMatching(/^BL-CALL/)]],
    [{ ...vnd('5'), refused: ['lockedAmount'] }, [expect.stringMatching(/^BL-SHAPE/)]],
  ])('is logged by a code: %s', async (answer, log) => {
    const { test } = await start(answer)
    expect(test.logger.entries.map(({ subject }) => String(subject))).toEqual(log)
  })
})

describe('HeaderBalance', () => {
  it('shows the amount', async () => {
    const { read } = await show('HeaderBalance')
    expect(read()).toBe('Balance | ₫2,450,000')
  })

  it('while it loads, shows a placeholder; no amount', async () => {
    const { read } = await show('HeaderBalance', () => new Promise(() => {}))
    expect(read()).toBe('Loading the balance')
  })

  it('hides the amount from eyes and screen readers, shows it again, and remembers it on the device', async () => {
    const { container, read, storage } = await show('HeaderBalance')
    fireEvent.click(screen.getByRole('button', { name: EN.hide }))
    expect([read(), container.textContent]).toEqual(['Balance hidden', 'Balance hidden•••'])
    cleanup()
    const again = await show('HeaderBalance', vnd('2450000'), { storage })
    expect(again.read()).toBe('Balance hidden')
    fireEvent.click(screen.getByRole('button', { name: EN.show }))
    expect(again.read()).toBe('Balance | ₫2,450,000')
  })

  it('is hidden when another tab hides it', async () => {
    const { read, storage } = await show('HeaderBalance')
    storage.stored.set('wallet.balance.hidden', 'true')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'wallet.balance.hidden' })))
    expect(read()).toBe('Balance hidden')
  })

  it('after a failure says of when the amount is, and a tap asks again', async () => {
    const { balance, http, read } = await show('HeaderBalance')
    http.answers['wallet.balance'] = GONE
    await act(() => balance.refresh())
    expect(read().replace('\u202f', ' ')).toBe('Balance | ₫2,450,000 | as of 10:32 AM | Try again')
    http.answers['wallet.balance'] = vnd('9')
    fireEvent.click(screen.getByRole('button', { name: /Try again/ }))
    await pass(0)
    expect(read()).toBe('Balance | ₫9')
  })

  it('without any answer offers another try, and shows no amount', async () => {
    const { http, read } = await show('HeaderBalance', GONE)
    expect(read()).toBe('The balance could not be loaded. | Try again')
    http.answers['wallet.balance'] = vnd('0')
    fireEvent.click(screen.getByRole('button', { name: /Try again/ }))
    await pass(0)
    expect(read()).toBe('Balance | ₫0')
  })

  it('is no link where there is no deposit', async () => {
    await show('HeaderBalance')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('BalanceCard', () => {
  it('shows the amount, and what of it is locked', async () => {
    const { read } = await show('BalanceCard', vnd('2450000', '50000'))
    expect(read()).toBe('Balance | ₫2,450,000 | ₫50,000 locked for withdrawals')
  })

  it('shows no locked part that is none', async () => {
    const { read } = await show('BalanceCard', vnd('2450000', '0'))
    expect(read()).toBe('Balance | ₫2,450,000')
  })

  it('hides both', async () => {
    const { container } = await show('BalanceCard', vnd('2450000', '50000'))
    fireEvent.click(screen.getByRole('button', { name: EN.hide }))
    expect(container.textContent).toBe('BalanceBalance hidden•••')
  })

  it('after a failure says of when the amount is, with a retry', async () => {
    const { balance, http, read } = await show('BalanceCard')
    http.answers['wallet.balance'] = GONE
    await act(() => balance.refresh())
    expect(read().replace('\u202f', ' ')).toContain('As of 10:32 AM. It could not be updated.')
    http.answers['wallet.balance'] = vnd('9')
    fireEvent.click(screen.getByRole('button', { name: EN.try_again }))
    await pass(0)
    expect(read()).toBe('Balance | ₫9')
  })
})

it('the service has the token of the contract', () => expect(BALANCE).toBe('wallet.balance'))
