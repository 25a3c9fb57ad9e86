import { tracked } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countsChanged, depositArrived, withdrawalArrived } from '../contract/counts.ts'
import { POLL_MS } from '../../site/contract/poll-constants.ts'
import { callsOf, device, leavePage, openTab, pass, setUpPage } from './counts.fake.ts'

beforeEach(setUpPage)
afterEach(leavePage)

const namesOf = (tabs: readonly Awaited<ReturnType<typeof openTab>>[]) =>
  tabs.flatMap(({ test }) => test.emitted(tracked).map(({ name }) => name))

describe('wallet.counts', () => {
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

  it('a withdrawal that is paid out is reported once', async () => {
    const home = device(0, 0)
    const { test, overlays } = await openTab(home)
    home.gateway.withdrawals = 1
    await pass(POLL_MS * 2)
    expect(test.emitted(withdrawalArrived).map(({ count, first }) => [count, first])).toEqual([[1, true]])
    expect([test.emitted(tracked), overlays.toasts]).toEqual([[], []])
  })

  it('a toast of one member is not shown to another, or to a guest', async () => {
    const home = device(0)
    const { overlays, session, test } = await openTab(home)
    test.context.on(depositArrived, () => session.end('logout'))
    home.gateway.deposits = 1
    await pass(POLL_MS)
    expect([test.emitted(depositArrived).length, overlays.toasts]).toEqual([1, []])
  })
})
