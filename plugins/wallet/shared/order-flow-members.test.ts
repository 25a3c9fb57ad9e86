// @vitest-environment node
import { testMember } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { device, error, KEY, lost, openTab, ORDER, waitForLock } from './order-flow.fake.ts'
import { OrderLocks } from './order-locks.fake.ts'

let locks = new OrderLocks()
beforeEach(() => {
  locks = new OrderLocks()
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

describe('OrderFlow', () => {
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
})
