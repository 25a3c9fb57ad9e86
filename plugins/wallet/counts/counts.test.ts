import { HttpError, tracked } from '@foyer/sdk'
import { testMember } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cardBound } from '../contract/card-bound.ts'
import { COUNTS, depositArrived, hasNoCard } from '../contract/counts.ts'
import { POLL_MS, PROPAGATION_MS } from '../../site/contract/poll-constants.ts'
import { callsOf, device, leavePage, openTab, pass, setUpPage, show } from './counts.fake.ts'

beforeEach(setUpPage)
afterEach(leavePage)

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
