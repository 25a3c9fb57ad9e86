import { HttpError, LAUNCH_PATH } from '@foyer/sdk'
import { testMember } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BALANCE } from '../contract/balance.ts'
import { countsChanged } from '../contract/counts.ts'
import { GONE, leavePage, pass, see, setUpPage, start, TEN, vnd } from './balance.fake.ts'
import { REFRESH_MS, RETURN_QUIET_MS, SLOW_MS } from './constants.ts'

beforeEach(setUpPage)
afterEach(leavePage)

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

it('the service has the token of the contract', () => expect(BALANCE).toBe('wallet.balance'))
