import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionEnded } from '../services/session.ts'
import { event, start } from './pixel-destination.fake.ts'
import type { PixelCall } from './pixel-function.ts'

const SHA256_OF_7 = '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'

beforeEach(() => window.history.replaceState(null, '', '/m/home'))
afterEach(() => vi.restoreAllMocks())

describe('pixelDestination', () => {
  describe('the customer', () => {
    const customer = {
      identify: (id: string): PixelCall[] => [['identify', id.slice(0, 4)]],
      forget: [['forget']] as const,
      map: () => [['track']] as const,
      start: [],
      pageView: [],
    }
    const eventOf = (customerId: string, at: number) => ({ ...event('login', { customerId }), at })
    const names = (calls: readonly PixelCall[]) => calls.map((call) => call.join(' '))

    it('[TR-17] is forgotten when the session ends, once, and not brought back by what waited', async () => {
      const { test, calls, destination } = await start(customer)
      vi.spyOn(Date, 'now').mockReturnValue(1000)
      await destination.load?.()
      test.emit(sessionEnded, { reason: 'logout' })
      const sending = destination.send(eventOf('7', 1001))
      test.emit(sessionEnded, { reason: 'logout' })
      test.emit(sessionEnded, { reason: 'logout' })
      await sending
      await destination.send(eventOf('7', 999))
      expect(names(calls)).toEqual(['identify 7902', 'track', 'forget', 'track'])
    })

    it('[TR-17] is forgotten before another one is told', async () => {
      const { calls, destination } = await start(customer)
      await destination.load?.()
      for (const id of ['7', '8', '8']) await destination.send(eventOf(id, 0))
      expect(names(calls)).toEqual(['identify 7902', 'track', 'forget', 'identify 2c62', 'track', 'track'])
    })

    it('[TR-17] is forgotten after the calls that waited for the address to be clean', async () => {
      const { test, calls, go, destination } = await start(customer)
      await destination.load?.()
      go('/m/home?token=1')
      await destination.send(eventOf('7', 0))
      test.emit(sessionEnded, { reason: 'expired' })
      expect(calls).toEqual([])
      go('/m/home')
      expect(names(calls)).toEqual(['identify 7902', 'track', 'forget'])
    })
  })

  it('identifies a customer by a hash before the first event, once, and leaves the order of events', async () => {
    const { calls, destination } = await start({
      pageView: [],
      identify: (external_id) => [['identify', { external_id }]],
    })
    await destination.load?.()
    const first = destination.send(event('login', { customerId: '7' }))
    const second = destination.send({ ...event('login'), id: 'login:2' })
    await Promise.all([first, second])
    expect(destination.send({ ...event('login', { customerId: '7' }), id: 'login:3' })).toBeUndefined()
    expect(calls.slice(1)).toEqual([
      ['identify', { external_id: SHA256_OF_7 }],
      ['track', 'login', { id: 'login:1' }],
      ['track', 'login', { id: 'login:2' }],
      ['track', 'login', { id: 'login:3' }],
    ])
  })

  it('sends an event without the customer where the browser has no digests', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('not allowed'))
    const { calls, destination } = await start({ pageView: [], identify: () => [['identify']] })
    await destination.load?.()
    await destination.send(event('login', { customerId: '7' }))
    expect(calls.slice(1)).toEqual([['track', 'login', { id: 'login:1' }]])
  })

  it('sends nothing that waited for a hash after it has stopped', async () => {
    const { test, calls, destination } = await start({ identify: () => [['identify']] })
    await destination.load?.()
    const sending = destination.send(event('login', { customerId: '7' }))
    await test.dispose()
    await sending
    expect(calls.at(-1)).toEqual(['revoke'])
  })

  it('identifies a customer at the next try, where the first one threw', async () => {
    const calls: PixelCall[] = []
    let broken = true
    const { destination } = await start({
      start: [],
      pageView: [],
      call: (...call) => {
        if (broken) throw new Error('vendor')
        calls.push(call)
      },
      identify: (hash) => [['identify', hash]],
    })
    await destination.load?.()
    await expect(destination.send(event('login', { customerId: '7' }))).rejects.toThrow('vendor')
    broken = false
    await destination.send(event('login', { customerId: '7' }))
    expect(calls.map(([command]) => command)).toEqual(['identify', 'track'])
  })
})
