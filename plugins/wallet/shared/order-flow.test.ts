// @vitest-environment node
import type { HttpError } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { device, error, KEY, lost, never, openTab, ORDER } from './order-flow.fake.ts'
import type { OrderGateway } from './order-gateway.fake.ts'
import { OrderLocks } from './order-locks.fake.ts'

let locks = new OrderLocks()
beforeEach(() => {
  locks = new OrderLocks()
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

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
