// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import {
  fakeClock,
  fakeHttp,
  fakeLogger,
  fakeReachability,
  fakeSession,
  fakeStorage,
  testMember,
} from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from './contract/order.ts'
import { openOrdersKey } from './open-order.ts'
import { OrderFlow } from './order-flow.ts'
import { OrderGateway } from './order-gateway.fake.ts'
import { OrderLocks } from './order-locks.fake.ts'

const KEY = openOrdersKey('wallet.deposit')
const ORDER = { amount: '500', currency: 'VND' } as const

let locks = new OrderLocks()
beforeEach(() => {
  locks = new OrderLocks()
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

/** What the tabs of one device share. */
const device = () => ({
  gateway: new OrderGateway(),
  storage: fakeStorage(),
  session: fakeSession(testMember()),
  clock: fakeClock(1_000_000),
})
function openTab({ gateway, storage, session, clock }: ReturnType<typeof device>) {
  const http = fakeHttp(gateway.answers)
  const logger = fakeLogger()
  const reachability = fakeReachability()
  const stop = new AbortController()
  const placed: Order[] = []
  const placedBy: string[] = []
  const flow = new OrderFlow({
    kind: 'deposit',
    key: KEY,
    context: { logger, storage, signal: stop.signal },
    clock,
    http,
    reachability,
    session,
    onPlaced: (order, member) => {
      placed.push(order)
      placedBy.push(member)
    },
  })
  const step = () => flow.state.get().step
  return { flow, http, logger, reachability, stop, placed, placedBy, step }
}
const error = (code: string, status = 0, errorCode?: string) =>
  new HttpError(code, '', 'wallet.deposit', status === 0 ? undefined : { status, errorCode })
/** The gateway does what is asked, and the answer is lost. */
const lost =
  (gateway: OrderGateway, failure: unknown) =>
  (reference: string): Promise<Order> => {
    gateway.place(reference)
    return Promise.reject(failure instanceof Error ? failure : new Error('lost'))
  }
/** Another tab has the lock from now on, until the end. */
function waitForLock(): { readonly end: () => void } {
  let end = (): void => undefined
  const free = new Promise<void>((resolve) => (end = resolve))
  const request = (_name: string, _options: object, run: () => Promise<unknown>) => free.then(run)
  vi.stubGlobal('navigator', { locks: { request } })
  return { end: () => end() }
}
const never = (): Promise<never> => new Promise(() => {})

describe('OrderFlow', () => {
  it('places an order whose reference was stored before it was sent', async () => {
    const all = device()
    const { flow, placed, step } = openTab(all)
    const end = await flow.send(ORDER, (reference) => {
      expect(all.storage.get(KEY)?.['1001']).toEqual({ reference, ...ORDER, sentAt: 1_000_000 })
      return Promise.resolve(all.gateway.place(reference))
    })
    expect([end, step(), placed.map(({ id }) => id)]).toEqual(['placed', 'placed', ['D1']])
    expect(all.storage.get(KEY)?.['1001']?.orderId).toBe('D1')
  })

  it.each<[string, HttpError]>([
    ['the network breaks', error('HT-NETWORK')],
    ['the call takes too long', error('HT-TIMEOUT')],
    ['the proxy answers', error('HT-STATUS', 502)],
    ['the gateway has an error', error('HT-STATUS', 500)],
    ['the answer cannot be read', error('HT-SHAPE', 200)],
    ['the page is left', error('HT-ABORTED')],
  ])('asks for the order when %s: it is placed, or it is not, and never twice', async (_case, failure) => {
    const all = device()
    const { flow, placed, step } = openTab(all)
    expect(await flow.send(ORDER, lost(all.gateway, failure))).toBe('placed')
    expect([step(), placed.length, all.gateway.orders.size]).toEqual(['placed', 1, 1])
    flow.close()
    expect(await flow.send(ORDER, () => Promise.reject(failure))).toBe('not-placed')
    expect(flow.state.get()).toMatchObject({ step: 'ready', notPlaced: ORDER })
    expect(all.gateway.orders.size).toBe(1)
    expect(all.storage.get(KEY)).toEqual({})
  })

  it('an order that arrives after the answer that there is none is refused', async () => {
    const { gateway, ...all } = device()
    let late = ''
    const { flow } = openTab({ gateway, ...all })
    await flow.send(ORDER, (reference) => {
      late = reference
      return Promise.reject(error('HT-NETWORK'))
    })
    expect(() => gateway.place(late)).toThrow()
    expect(gateway.orders.size).toBe(0)
  })

  it.each<[string, HttpError]>([
    ['a refusal', error('HT-REFUSED', 200, 'deposit.method.closed')],
    ['no session', error('HT-GUEST')],
    ['an ended session', error('HT-STATUS', 401, 'user.or.token.invalid')],
    ['too many requests', error('HT-STATUS', 429)],
    ['a call that could not be encrypted', error('CR-FAILED')],
    ['another build', error('HT-GONE')],
  ])('gives %s to the form, asks nothing, and may send again', async (_case, failure) => {
    const all = device()
    const { flow, http, step } = openTab(all)
    await expect(flow.send(ORDER, () => Promise.reject(failure))).rejects.toBe(failure)
    expect([step(), http.calls.length, all.storage.get(KEY)]).toEqual(['ready', 0, {}])
    expect(await flow.send(ORDER, (reference) => Promise.resolve(all.gateway.place(reference)))).toBe(
      'placed',
    )
  })

  it('sends one order at a double tap', async () => {
    const all = device()
    const { flow } = openTab(all)
    const send = vi.fn((reference: string) => Promise.resolve(all.gateway.place(reference)))
    const ends = await Promise.all([flow.send(ORDER, send), flow.send(ORDER, send), flow.send(ORDER, send)])
    expect(ends).toEqual(['placed', 'other', 'other'])
    expect(send).toHaveBeenCalledTimes(1)
  })

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

  it.each([
    ['has placed', true, 'placed', 1],
    ['has not placed', false, 'ready', 0],
  ] as const)(
    'after a crash it asks for the order, which the gateway %s',
    async (_case, arrives, step, count) => {
      const all = device()
      const crashed = openTab(all)
      void crashed.flow.send(ORDER, (reference) => {
        if (arrives) all.gateway.place(reference)
        return never()
      })
      await vi.waitFor(() => expect(crashed.step()).toBe('sending'))
      locks.free()
      const again = openTab(all)
      await again.flow.resume()
      expect([again.step(), again.placed.length, all.gateway.orders.size]).toEqual([step, count, count])
    },
  )

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

  describe('while it is not known whether an order was placed', () => {
    async function doubtful(references: OrderGateway['references']) {
      const all = device()
      all.gateway.references = references
      const tab = openTab(all)
      expect(await tab.flow.send(ORDER, lost(all.gateway, error('HT-NETWORK')))).toBe('unknown')
      return { ...all, ...tab }
    }
    it('another is sent only with consent', async () => {
      const { flow, gateway, step } = await doubtful('none')
      const send = (reference: string) => Promise.resolve(gateway.place(reference))
      expect(flow.state.get()).toMatchObject({ step: 'unknown', doubt: 'no-references' })
      expect(await flow.send(ORDER, send)).toBe('other')
      flow.close()
      expect([step(), gateway.attempts]).toEqual(['unknown', 1])
      expect(await flow.send(ORDER, send, true)).toBe('placed')
      expect(gateway.orders.size).toBe(2)
    })
    it.each([
      ['with', true],
      ['without', false],
    ])('a later answer tells, and makes another needless, %s locks', async (_case, hasLocks) => {
      const { flow, gateway, clock, placed } = await doubtful('lost')
      expect(flow.state.get()).toMatchObject({ step: 'unknown', doubt: 'no-answer' })
      gateway.references = 'known'
      clock.time += 30_000
      if (!hasLocks) vi.stubGlobal('navigator', {})
      const resumed = flow.resume()
      const send = (reference: string) => Promise.resolve(gateway.place(reference))
      expect(await flow.send(ORDER, send, true)).toBe('other')
      await resumed
      expect([flow.state.get().step, placed.length, gateway.orders.size]).toEqual(['placed', 1, 1])
    })
    it('so does a reload', async () => {
      const { gateway, storage, session, clock } = await doubtful('lost')
      gateway.references = 'known'
      const again = openTab({ gateway, storage, session, clock })
      await again.flow.resume()
      expect(again.step()).toBe('placed')
    })
    it.each([404, 405, 501])(
      'a gateway without the question (status %i) knows no references',
      async (status) => {
        const all = device()
        const { flow, http } = openTab(all)
        http.answers['wallet.check-reference'] = error('HT-STATUS', status)
        await flow.send(ORDER, () => Promise.reject(error('HT-NETWORK')))
        expect(flow.state.get()).toMatchObject({ doubt: 'no-references' })
      },
    )
    it('an order of another kind is no answer', async () => {
      const all = device()
      const { flow, http, logger } = openTab(all)
      http.answers['wallet.check-reference'] = {
        known: true,
        order: { ...all.gateway.place('x'), kind: 'withdraw' },
      }
      await flow.send(ORDER, () => Promise.reject(error('HT-NETWORK')))
      expect(flow.state.get()).toMatchObject({ step: 'unknown', doubt: 'no-answer' })
      expect(JSON.stringify(logger)).toContain('WL-ORDER')
    })
  })

  it('sends nothing offline, and stores nothing', async () => {
    const all = device()
    const { flow, reachability } = openTab(all)
    reachability.state.set('offline')
    const send = vi.fn(never)
    expect(await flow.send(ORDER, send)).toBe('offline')
    expect([send.mock.calls.length, all.storage.get(KEY)]).toEqual([0, undefined])
  })

  it('a guest sends nothing', async () => {
    const all = device()
    all.session.end('expired')
    expect(await openTab(all).flow.send(ORDER, never)).toBe('other')
  })

  it('a session that ends in the middle loses nothing: the same member is told after the log-in', async () => {
    const all = device()
    all.gateway.references = 'lost'
    const { flow, step } = openTab(all)
    await flow.send(ORDER, lost(all.gateway, error('HT-NETWORK')))
    all.session.end('expired')
    all.gateway.references = 'known'
    await flow.resume()
    expect(step()).toBe('unknown')
    all.session.start(testMember())
    await flow.resume()
    expect([step(), all.gateway.orders.size]).toEqual(['placed', 1])
  })

  it('another member sees nothing of it at once, and may order', async () => {
    const all = device()
    const { flow, step } = openTab(all)
    await flow.send(ORDER, (reference) => Promise.resolve(all.gateway.place(reference)))
    all.session.end('logout')
    all.session.start(testMember({ id: '2002' }))
    expect(step()).toBe('ready')
    expect(await flow.send(ORDER, (reference) => Promise.resolve(all.gateway.place(reference)))).toBe(
      'placed',
    )
    expect(Object.keys(all.storage.get(KEY) ?? {})).toEqual(['1001', '2002'])
  })

  it('is not asked about with the session of another member, who would be told that there is none', async () => {
    const all = device()
    const { flow, http, placedBy, step } = openTab(all)
    const end = await flow.send(ORDER, (reference) => {
      all.gateway.place(reference)
      all.session.start(testMember({ id: '2002' }))
      return Promise.reject(error('HT-NETWORK'))
    })
    expect([end, step(), http.calls]).toEqual(['unknown', 'ready', []])
    expect(Object.keys(all.storage.get(KEY) ?? {})).toEqual(['1001'])
    all.session.start(testMember())
    await flow.resume()
    await vi.waitFor(() => expect(step()).toBe('placed'))
    expect([placedBy, all.gateway.orders.size]).toEqual([['1001'], 1])
  })

  it('nor is a placed one asked for with it', async () => {
    const all = device()
    await openTab(all).flow.send(ORDER, (reference) => Promise.resolve(all.gateway.place(reference)))
    const open = all.storage.get(KEY)?.['1001']
    if (!open) throw new Error('there is no open order')
    const { reference, amount, currency, sentAt } = open
    all.storage.set(KEY, { 1001: { reference, amount, currency, sentAt } })
    const waiting = waitForLock()
    const again = openTab(all)
    const resumed = again.flow.resume()
    all.session.start(testMember({ id: '2002' }))
    all.storage.set(KEY, { 1001: open })
    waiting.end()
    await resumed
    expect([again.step(), again.http.calls]).toEqual(['ready', []])
  })

  it('names the member who has sent it, whoever is signed in when it is placed', async () => {
    const all = device()
    const { flow, placedBy } = openTab(all)
    await flow.send(ORDER, (reference) => {
      all.session.start(testMember({ id: '2002' }))
      return Promise.resolve(all.gateway.place(reference))
    })
    expect(placedBy).toEqual(['1001'])
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

  it('a placed order is brought up to date, stays where no answer comes, and is put away by the player', async () => {
    const all = device()
    const { flow, http } = openTab(all)
    await flow.send(ORDER, (reference) => Promise.resolve(all.gateway.place(reference)))
    http.answers['wallet.order'] = error('HT-NETWORK')
    await flow.resume()
    expect(flow.state.get()).toMatchObject({ step: 'placed', stale: true })
    const [known] = all.gateway.orders.values()
    http.answers['wallet.order'] = { ...known, id: 'D7', state: 'arrived' }
    await flow.resume()
    expect(flow.state.get()).toMatchObject({ stale: true, order: { id: 'D1', state: 'waiting' } })
    http.answers['wallet.order'] = { ...known, state: 'arrived' }
    await flow.resume()
    expect(flow.state.get()).toMatchObject({ stale: false, order: { state: 'arrived' } })
    flow.close()
    expect([flow.state.get(), all.storage.get(KEY)]).toEqual([{ step: 'ready' }, {}])
  })

  it('a reload of a placed order shows it without its details where no answer comes', async () => {
    const all = device()
    await openTab(all).flow.send(ORDER, (reference) => Promise.resolve(all.gateway.place(reference)))
    const again = openTab(all)
    again.http.answers['wallet.order'] = error('HT-NETWORK')
    await again.flow.resume()
    expect(again.flow.state.get()).toMatchObject({
      step: 'placed',
      stale: true,
      order: { id: 'D1', ...ORDER },
    })
    expect(again.placed).toEqual([])
  })

  it('an answer with another order is none', async () => {
    const all = device()
    await openTab(all).flow.send(ORDER, (reference) => Promise.resolve(all.gateway.place(reference)))
    const again = openTab(all)
    again.http.answers['wallet.order'] = { ...all.gateway.place('x'), amount: '9' }
    await again.flow.resume()
    expect(again.flow.state.get()).toMatchObject({ stale: true, order: { id: 'D1', amount: '500' } })
    expect(JSON.stringify(again.logger)).toContain('WL-ORDER')
  })

  it('an order that is answered with one of another kind is asked for', async () => {
    const all = device()
    const { flow, http, placed } = openTab(all)
    const end = await flow.send(ORDER, (reference) =>
      Promise.resolve({ ...all.gateway.place(reference), kind: 'withdraw' as const }),
    )
    expect([end, http.callsOf('wallet.check-reference').length]).toEqual(['placed', 1])
    expect(placed.map(({ kind }) => kind)).toEqual(['deposit'])
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

  it('a stop of the plugin while it waits is no error', async () => {
    const all = device()
    void openTab(all).flow.send(ORDER, never)
    await vi.waitFor(() => expect(all.storage.get(KEY)).toBeDefined())
    const two = openTab(all)
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('', 'AbortError')) },
    })
    two.stop.abort()
    await expect(two.flow.resume()).resolves.toBe(undefined)
  })
})
