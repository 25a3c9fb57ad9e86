// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from '../contract/order.ts'
import { device, error, KEY, lost, never, openTab, ORDER, waitForLock } from './order-flow.fake.ts'
import { OrderLocks } from './order-locks.fake.ts'

let locks = new OrderLocks()
beforeEach(() => {
  locks = new OrderLocks()
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

describe('OrderFlow', () => {
  it('two tabs send one after the other: the second shows the order of the first', async () => {
    const all = device()
    const [one, two] = [openTab(all), openTab(all)]
    const send = vi.fn((reference: string) => Promise.resolve(all.gateway.place(reference)))
    expect(await Promise.all([one.flow.send(ORDER, send), two.flow.send(ORDER, send)])).toEqual([
      'placed',
      'other',
    ])
    await vi.waitFor(() => expect(two.step()).toBe('placed'))
    expect([all.gateway.attempts, one.placed.length + two.placed.length]).toEqual([1, 1])
  })

  it('a tab that is opened while another sends waits for its end', async () => {
    const all = device()
    const one = openTab(all)
    let answer: (order: Order) => void = () => undefined
    const sending = one.flow.send(ORDER, (reference) => {
      const order = all.gateway.place(reference)
      return new Promise((resolve) => (answer = () => resolve(order)))
    })
    await vi.waitFor(() => expect(one.step()).toBe('sending'))
    const two = openTab(all)
    const resumed = two.flow.resume()
    await Promise.resolve()
    expect([two.step(), two.http.calls.length]).toEqual(['checking', 0])
    answer(all.gateway.place('unused'))
    await Promise.all([sending, resumed])
    expect(two.flow.state.get()).toMatchObject({ step: 'placed', order: { id: 'D1' } })
    expect([one.placed.length, two.placed.length]).toEqual([1, 0])
  })

  it('where tabs cannot lock one another out, it asks only when the other cannot wait for an answer any more', async () => {
    vi.stubGlobal('navigator', {})
    const all = device()
    void openTab(all).flow.send(ORDER, never)
    const again = openTab(all)
    await vi.waitFor(() => expect(all.storage.get(KEY)).toBeDefined())
    await again.flow.resume()
    expect([again.step(), again.http.calls.length]).toEqual(['unknown', 0])
    all.clock.time += 30_000
    await again.flow.resume()
    expect([again.step(), again.http.calls.length]).toEqual(['ready', 1])
  })

  it('where the browser denies the locks it sends all the same', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('denied')) } })
    const all = device()
    const send = (reference: string) => Promise.resolve(all.gateway.place(reference))
    expect(await openTab(all).flow.send(ORDER, send)).toBe('placed')
    expect(all.gateway.attempts).toBe(1)
  })

  it('a second order that another tab has made needless by its own is replaced by that', async () => {
    const all = device()
    all.gateway.references = 'none'
    const [one, two] = [openTab(all), openTab(all)]
    await one.flow.send(ORDER, lost(all.gateway, error('HT-NETWORK')))
    await two.flow.resume()
    const send = (reference: string) => Promise.resolve(all.gateway.place(reference))
    expect(await two.flow.send(ORDER, send, true)).toBe('placed')
    expect(one.step()).toBe('unknown')
    expect(await one.flow.send(ORDER, send, true)).toBe('other')
    await vi.waitFor(() =>
      expect(one.flow.state.get()).toMatchObject({ step: 'placed', order: { id: 'D2' } }),
    )
    expect(all.gateway.orders.size).toBe(2)
  })

  it('while it waits, another tab may put its order away and place another: that is shown, and can be put away', async () => {
    const all = device()
    void openTab(all).flow.send(ORDER, never)
    await vi.waitFor(() => expect(all.storage.get(KEY)).toBeDefined())
    const waiting = waitForLock()
    const { flow } = openTab(all)
    const resumed = flow.resume()
    const { id } = all.gateway.place('OTHER')
    all.storage.set(KEY, { 1001: { reference: 'OTHER', ...ORDER, sentAt: 1_000_001, orderId: id } })
    waiting.end()
    await resumed
    expect(flow.state.get()).toMatchObject({ step: 'placed', open: { reference: 'OTHER' }, order: { id } })
    flow.close()
    expect(all.storage.get(KEY)).toEqual({})
  })

  it('where tabs cannot lock one another out, two that ask at once tell of it once', async () => {
    vi.stubGlobal('navigator', {})
    const all = device()
    void openTab(all).flow.send(ORDER, (reference) => {
      all.gateway.place(reference)
      return never()
    })
    await vi.waitFor(() => expect(all.gateway.orders.size).toBe(1))
    all.clock.time += 30_000
    const tabs = [openTab(all), openTab(all)]
    await Promise.all(tabs.map(({ flow }) => flow.resume()))
    expect(tabs.map(({ step }) => step())).toEqual(['placed', 'placed'])
    expect(tabs.flatMap(({ placed }) => placed)).toHaveLength(1)
  })

  it('an answer about an order leaves one alone that another tab has sent since, without locks', async () => {
    vi.stubGlobal('navigator', {})
    const all = device()
    all.gateway.references = 'lost'
    const [one, two] = [openTab(all), openTab(all)]
    expect(await one.flow.send(ORDER, () => Promise.reject(error('HT-NETWORK')))).toBe('unknown')
    let answer = (): void => undefined
    two.http.answers['wallet.check-reference'] = () =>
      new Promise((resolve) => (answer = () => resolve({ known: false })))
    all.clock.time += 30_000
    const resumed = two.flow.resume()
    const sent = one.flow.send(ORDER, (reference) => Promise.resolve(all.gateway.place(reference)), true)
    expect(await sent).toBe('placed')
    answer()
    await resumed
    expect(all.storage.get(KEY)?.['1001']?.orderId).toBe('D1')
  })

  it('an order that another tab has put away goes here too', async () => {
    const all = device()
    const [one, two] = [openTab(all), openTab(all)]
    await one.flow.send(ORDER, (reference) => Promise.resolve(all.gateway.place(reference)))
    await two.flow.resume()
    one.flow.close()
    await two.flow.resume()
    expect(two.step()).toBe('ready')
  })
})
