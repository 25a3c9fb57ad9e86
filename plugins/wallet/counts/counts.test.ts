import { CLOCK, HTTP, HttpError, I18N, OVERLAYS, REACHABILITY, SESSION, tracked } from '@foyer/sdk'
import {
  fakeHttp,
  fakeI18n,
  FakeOverlays,
  fakeReachability,
  fakeServices,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardBound } from '../contract/card-bound.ts'
import {
  COUNTS,
  type CountsService,
  countsChanged,
  depositArrived,
  hasNoCard,
  withdrawalArrived,
} from '../contract/counts.ts'
import { POLL_MS, PROPAGATION_MS } from '../../site/contract/poll-constants.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

let hidden = false
beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  // One lock for all tabs.
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: object, run: () => Promise<void>) => {
    const own = last.then(run)
    last = own.catch(() => undefined)
    return own
  }
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const show = (visible: boolean): void => {
  hidden = !visible
  document.dispatchEvent(new Event('visibilitychange'))
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The gateway and the storage of one device. */
function device(deposits: number, withdrawals = 0) {
  const gateway = { deposits, withdrawals }
  const answer = (kind: 'deposits' | 'withdrawals', cards?: object) => () => {
    const count = gateway[kind]
    const latest = Array.from({ length: Math.min(count, 5) }, (_, index) => ({
      id: `${kind}-${count - index}`,
      amount: '50000',
      currency: 'VND',
    }))
    return { count, latest, cards, refused: [] }
  }
  const http = fakeHttp({
    'wallet.deposit-summary': answer('deposits'),
    'wallet.withdraw-summary': answer('withdrawals', { bank: 1, virtualWallet: 0, eWallet: 0 }),
  })
  const storage = fakeStorage()
  const set = storage.set.bind(storage)
  // As a browser tells other tabs.
  storage.set = (key, value) => {
    set(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key: key.name }))
  }
  return { gateway, http, storage }
}
async function openTab(
  { http, storage }: Pick<ReturnType<typeof device>, 'http' | 'storage'>,
  member: Parameters<typeof testMember>[0] | 'guest' = {},
) {
  const overlays = new FakeOverlays()
  const reachability = fakeReachability()
  const session = fakeSession(member === 'guest' ? undefined : testMember(member))
  const services = {
    ...fakeServices(),
    [CLOCK]: { now: () => Date.now(), gatewayNow: () => Date.now() },
    [HTTP]: http,
    [I18N]: fakeI18n(EN),
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    [SESSION]: session,
  }
  const test = await testPlugin(plugin, { services, storage, texts: EN })
  await pass(0)
  const counts = test.provided['counts'] as CountsService
  return { counts, overlays, reachability, session, test }
}
const callsOf = (http: ReturnType<typeof fakeHttp>): number => http.callsOf('wallet.deposit-summary').length
const namesOf = (tabs: readonly Awaited<ReturnType<typeof openTab>>[]) =>
  tabs.flatMap(({ test }) => test.emitted(tracked).map(({ name }) => name))

describe('wallet.counts', () => {
  it('[EN-16][ST-33a][CO-04b] asks at once, and every 30 seconds while the page is visible', async () => {
    const home = device(2, 1)
    const { counts } = await openTab(home)
    expect(counts.state.get()).toEqual({
      deposits: 2,
      withdrawals: 1,
      cards: { bank: 1, virtualWallet: 0, eWallet: 0 },
    })
    await pass(POLL_MS - 1)
    expect(callsOf(home.http)).toBe(1)
    await pass(1)
    expect(callsOf(home.http)).toBe(2)
    show(false)
    await pass(POLL_MS * 10)
    expect(callsOf(home.http)).toBe(2)
    show(true)
    await pass(0)
    expect(callsOf(home.http)).toBe(3)
    expect(home.http.callsOf('wallet.withdraw-summary')).toHaveLength(3)
  })

  it('[ST-33a] a guest is not asked about', async () => {
    const home = device(2)
    const { counts, session } = await openTab(home, 'guest')
    await pass(POLL_MS * 3)
    expect([callsOf(home.http), counts.state.get()]).toEqual([0, undefined])
    session.start(testMember())
    await pass(0)
    expect([callsOf(home.http), counts.state.get()?.deposits]).toEqual([1, 2])
    session.end('logout')
    await pass(POLL_MS * 3)
    expect([callsOf(home.http), counts.state.get()]).toEqual([1, undefined])
  })

  it('[TR-18] the first arrival fires three events and a toast with its amount; a later one two', async () => {
    const home = device(0)
    const { overlays, test } = await openTab(home)
    expect(test.emitted(tracked)).toEqual([])
    home.gateway.deposits = 1
    await pass(POLL_MS)
    const common = {
      customerId: '1001',
      customerName: 'player1',
      reference: 'deposits-1',
      amount: '50000',
      currency: 'VND',
    }
    expect(test.emitted(tracked)).toEqual([
      { name: 'firstDepositArrival', payload: common },
      { name: 'startTrial', payload: common },
      { name: 'deposit', payload: { ...common, value: '50000', revenue: '50000' } },
    ])
    expect(test.emitted(depositArrived)).toEqual([
      { count: 1, first: true, order: { id: 'deposits-1', amount: '50000', currency: 'VND' } },
    ])
    expect(overlays.toasts.map(({ text }) => text)).toEqual(['Your deposit of ₫50,000 has arrived.'])
    home.gateway.deposits = 2
    await pass(POLL_MS)
    expect(
      test
        .emitted(tracked)
        .slice(3)
        .map(({ name }) => name),
    ).toEqual(['redeposit', 'deposit'])
  })

  it('[ST-33a] an arrival is reported once over two tabs, and not again after reloads; each tab learns the count', async () => {
    const home = device(1)
    const tabs = [await openTab(home), await openTab(home)]
    home.gateway.deposits = 2
    await pass(POLL_MS)
    expect(namesOf(tabs)).toEqual(['redeposit', 'deposit'])
    expect(tabs.flatMap(({ overlays }) => overlays.toasts)).toHaveLength(1)
    expect(tabs.map(({ counts }) => counts.state.get()?.deposits)).toEqual([2, 2])
    expect(tabs.map(({ test }) => test.emitted(countsChanged).length)).toEqual([1, 1])
    expect(callsOf(home.http)).toBe(2)
    for (const { test } of tabs) await test.dispose()
    const reloaded = await openTab(home)
    await pass(POLL_MS * 2)
    expect(namesOf([reloaded])).toEqual([])
  })

  it('[ST-33a] a withdrawal that is paid out is told once over two tabs, and not again after reloads', async () => {
    const home = device(0, 1)
    const tabs = [await openTab(home), await openTab(home)]
    home.gateway.withdrawals = 2
    await pass(POLL_MS)
    const countsIn = (tab: (typeof tabs)[number]) =>
      tab.test.emitted(withdrawalArrived).map(({ count }) => count)
    expect(tabs.flatMap(countsIn)).toEqual([2])
    for (const { test } of tabs) await test.dispose()
    const reloaded = await openTab(home)
    await pass(POLL_MS * 2)
    expect(countsIn(reloaded)).toEqual([])
  })

  it('[ST-33a] an arrival while the site was closed is reported when it is opened, and what was there before it was ever opened is not', async () => {
    const home = device(7)
    const first = await openTab(home)
    await first.test.dispose()
    expect(namesOf([first])).toEqual([])
    home.gateway.deposits = 9
    await pass(POLL_MS)
    const later = await openTab(home)
    expect(namesOf([later])).toEqual(['redeposit', 'deposit', 'redeposit', 'deposit'])
    expect(later.overlays.toasts.map(({ text }) => text)).toEqual(['2 deposits have arrived.'])
  })

  it('another member of the device has own counts, and own arrivals', async () => {
    const home = device(3)
    const { session, test, counts } = await openTab(home)
    home.gateway.deposits = 8
    session.start(testMember({ id: '1002', token: 'token-1002' }))
    await pass(PROPAGATION_MS)
    expect([counts.state.get()?.deposits, test.emitted(tracked)]).toEqual([8, []])
    session.start(testMember())
    await pass(0)
    // The first member's poll was not due yet: what is known is shown.
    expect(counts.state.get()?.deposits).toBe(3)
    await pass(POLL_MS)
    expect(test.emitted(depositArrived).map(({ count }) => count)).toEqual([4, 5, 6, 7, 8])
  })

  it('a correction of the session is no new session', async () => {
    const home = device(3)
    const { session } = await openTab(home)
    session.update({ userName: 'other' })
    await pass(0)
    expect(callsOf(home.http)).toBe(1)
  })

  it('a withdrawal that is paid out is reported once', async () => {
    const home = device(0, 0)
    const { test, overlays } = await openTab(home)
    home.gateway.withdrawals = 1
    await pass(POLL_MS * 2)
    expect(test.emitted(withdrawalArrived).map(({ count, first }) => [count, first])).toEqual([[1, true]])
    expect([test.emitted(tracked), overlays.toasts]).toEqual([[], []])
  })

  it('one summary that fails leaves the other, and says nothing to the player', async () => {
    const home = device(3)
    home.http.answers['wallet.withdraw-summary'] = new HttpError('HT-SHAPE', 'odd', 'wallet.withdraw-summary')
    const { counts, overlays, test } = await openTab(home)
    expect(counts.state.get()).toEqual({ deposits: 3 })
    expect([overlays.toasts, overlays.alerts]).toEqual([[], []])
    expect(test.logger.entries.map(({ subject }) => String(subject))).toEqual([
      expect.stringMatching(/^CT-CALL/),
    ])
  })

  it.each(['HT-OFFLINE', 'HT-NETWORK', 'HT-TIMEOUT'])('%s is not logged', async (code) => {
    const home = device(3)
    for (const id of ['wallet.deposit-summary', 'wallet.withdraw-summary'])
      home.http.answers[id] = new HttpError(code, 'gone', id)
    const { test } = await openTab(home)
    expect(test.logger.entries).toEqual([])
  })

  it('asks when the network returns, and after a refresh', async () => {
    const home = device(3)
    const { counts, reachability } = await openTab(home)
    reachability.state.set('offline')
    reachability.state.set('online')
    await pass(1_000)
    expect(callsOf(home.http)).toBe(2)
    home.gateway.deposits = 4
    const refreshed = counts.refresh()
    await pass(1_000)
    await refreshed
    expect(counts.state.get()?.deposits).toBe(4)
  })

  it('[CO-05] asks when a card was bound: whoever had none has one', async () => {
    const home = device(3)
    const withCards = (bank: number) => ({
      count: 0,
      latest: [],
      cards: { bank, virtualWallet: 0, eWallet: 0 },
      refused: [],
    })
    home.http.answers['wallet.withdraw-summary'] = withCards(0)
    const { counts, test } = await openTab(home)
    expect(hasNoCard(counts.state.get() ?? {})).toBe(true)
    home.http.answers['wallet.withdraw-summary'] = withCards(1)
    test.emit(cardBound, { kind: 'bank' })
    await pass(1_000)
    expect(hasNoCard(counts.state.get() ?? {})).toBe(false)
  })

  it('[ST-33a] a card that is bound while the page is hidden is asked for once, without a poll after it', async () => {
    const home = device(3)
    const { test } = await openTab(home)
    show(false)
    test.emit(cardBound, { kind: 'bank' })
    await pass(POLL_MS * 9)
    expect(callsOf(home.http)).toBe(2)
  })

  it('a toast of one member is not shown to another, or to a guest', async () => {
    const home = device(0)
    const { overlays, session, test } = await openTab(home)
    test.context.on(depositArrived, () => session.end('logout'))
    home.gateway.deposits = 1
    await pass(POLL_MS)
    expect([test.emitted(depositArrived).length, overlays.toasts]).toEqual([1, []])
  })

  it('asks nothing once it has stopped', async () => {
    const home = device(3)
    const { test, counts } = await openTab(home)
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    show(true)
    await pass(POLL_MS * 3)
    await counts.refresh()
    expect([callsOf(home.http), counts.state.get()]).toEqual([1, undefined])
  })
})

it('the service has the token of the contract', () => expect(COUNTS).toBe('wallet.counts'))
