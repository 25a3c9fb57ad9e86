import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type CanonicalEvent,
  type TrackingDestination,
  trackingDestinations,
  type TrackingPayload,
} from '../contracts/tracking.ts'
import { definePlugin, plugin } from '../plugin.ts'
import { navigated } from '../services/navigation.ts'
import { sessionEnded } from '../services/session.ts'
import { testPlugin } from '../testing/test-plugin.ts'
import { pixelDestination, type PixelOptions } from './pixel-destination.ts'
import type { PixelCall } from './pixel-function.ts'

const manifest = definePlugin({
  id: 'vendors.pixel',
  version: '1.0.0',
  sdk: '^1',
  title: 'Pixel',
  contributes: [trackingDestinations],
})
const SHA256_OF_7 = '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
const event = (name: CanonicalEvent, payload: TrackingPayload = {}) => ({
  name,
  id: `${name}:1`,
  at: 0,
  payload,
})

async function start(options: Partial<PixelOptions> = {}, loadScript: (url: string) => unknown = () => {}) {
  const calls: PixelCall[] = []
  const subject = plugin(manifest, () => ({
    activate: (
      context: Parameters<typeof pixelDestination>[0] & { contribute: (...given: never) => unknown },
    ) => {
      const destination = pixelDestination(context, {
        key: 'pixel',
        scripts: ['https://vendor.example/pixel.js'],
        call: (...call) => void calls.push(call),
        start: [['init', '1']],
        stop: [['revoke']],
        pageView: [['page']],
        names: { login: 'login', deposit: 'purchase', firstDepositArrival: 'first' },
        map: ({ name, id, money }) => [['track', name, { id, ...money }]],
        ...options,
      })
      Reflect.apply(context.contribute, context, [trackingDestinations, destination])
    },
  }))
  const test = await testPlugin(subject, { loadScript })
  const go = (address: string): void => {
    window.history.replaceState(null, '', address)
    test.emit(navigated, { pathname: location.pathname, search: location.search, hash: '' })
  }
  return { test, calls, go, destination: test.contributions(trackingDestinations)[0] as TrackingDestination }
}

beforeEach(() => window.history.replaceState(null, '', '/m/home'))
afterEach(() => vi.restoreAllMocks())

describe('pixelDestination', () => {
  it('fetches the script only when it is asked to load, calls nothing before, and revokes at the end', async () => {
    const { test, calls, destination } = await start()
    expect([test.scripts, calls]).toEqual([[], []])
    await destination.load?.()
    await destination.send(event('login'))
    expect(test.scripts.map(({ url }) => url)).toEqual(['https://vendor.example/pixel.js'])
    expect(calls).toEqual([['init', '1'], ['page'], ['track', 'login', { id: 'login:1' }]])
    await test.dispose()
    expect(calls.at(-1)).toEqual(['revoke'])
  })

  it('revokes nothing where it has called nothing', async () => {
    const { test, calls } = await start()
    await test.dispose()
    expect(calls).toEqual([])
  })

  it('counts a page once: the first, and each other path; not the same with another query', async () => {
    const { calls, go, destination } = await start()
    go('/m/mall')
    await destination.load?.()
    go('/m/mall?sort=price')
    go('/m/rewards')
    go('/m/mall')
    await destination.load?.()
    expect(calls).toEqual([['init', '1'], ['page'], ['page'], ['page']])
  })

  it('[TR-17] makes no call while the address holds a secret, then those that wait, in order', async () => {
    const { calls, go, destination } = await start()
    go('/m/login?redirectUrl=x')
    await destination.load?.()
    await destination.send(event('login'))
    await destination.send(event('deposit'))
    go('/m/login?token=1')
    expect(calls).toEqual([])
    go('/m/home')
    expect(calls.map(([command, name]) => name ?? command)).toEqual(['1', 'page', 'login', 'purchase'])
  })

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

  it('drops the oldest of more than a hundred calls that wait', async () => {
    const { calls, go, destination } = await start({ map: ({ id }) => [['track', id]], pageView: [] })
    go('/m/login?token=1')
    await destination.load?.()
    for (let n = 0; n < 103; n++) await destination.send({ ...event('login'), id: String(n) })
    go('/m/home')
    expect([calls.length, calls[1]]).toEqual([101, ['track', '3']])
  })

  it('takes the events of its table, and previews a call without making it', async () => {
    const { calls, destination } = await start()
    await destination.load?.()
    const before = calls.length
    expect([destination.accepts?.('login'), destination.accepts?.('withdraw')]).toEqual([true, false])
    expect(destination.preview?.(event('login'))).toEqual([['track', 'login', { id: 'login:1' }]])
    expect(destination.preview?.(event('withdraw'))).toEqual([])
    expect(calls).toHaveLength(before)
  })

  it.each([
    ['deposit', undefined],
    ['firstDepositArrival', 'firstDepositArrival'],
  ] as const)('[TR-18] of an arrival, %s alone carries its money', async (carrier, revenueOn) => {
    const { destination } = await start(revenueOn ? { revenueOn } : {})
    const payload = { value: '50', currency: 'VND', reference: 'D-1' }
    const paid = (['firstDepositArrival', 'deposit'] as const).filter((name) =>
      JSON.stringify(destination.preview?.(event(name, payload))).includes('50'),
    )
    expect(paid).toEqual([carrier])
  })

  it('rejects a load that fails, and tries it anew', async () => {
    let blocked = true
    const { test, calls, destination } = await start({}, () => {
      if (blocked) throw new Error('blocked')
    })
    await expect(destination.load?.()).rejects.toThrow('blocked')
    expect(calls).toEqual([])
    blocked = false
    await destination.load?.()
    expect([test.scripts.length, calls.length]).toEqual([1, 2])
  })

  it('takes the next host of a script where one is blocked, and loads no script twice', async () => {
    const asked: string[] = []
    const scripts = [['https://a.example/x.js', 'https://b.example/x.js'], '/own.js']
    const { destination } = await start({ scripts }, (url) => {
      asked.push(url)
      if (url.includes('a.example')) throw new Error('blocked')
    })
    await destination.load?.()
    await destination.load?.()
    expect([...asked].sort()).toEqual([
      `${location.origin}/own.js`,
      'https://a.example/x.js',
      'https://b.example/x.js',
    ])
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

  it('[TR-13] makes no call of an event a second time, where a later one of it threw', async () => {
    const calls: PixelCall[] = []
    let broken = true
    const { destination } = await start({
      start: [],
      pageView: [],
      call: (...call) => {
        if (broken && call[1] === '2') throw new Error('vendor')
        calls.push(call)
      },
      map: ({ id }) => [
        ['one', '1', id],
        ['two', '2', id],
      ],
    })
    await destination.load?.()
    expect(() => destination.send(event('login'))).toThrow('vendor')
    broken = false
    await destination.send(event('login'))
    await destination.send({ ...event('login'), id: 'next' })
    expect(calls.map(([command, , id]) => [command, id])).toEqual([
      ['one', 'login:1'],
      ['two', 'login:1'],
      ['one', 'next'],
      ['two', 'next'],
    ])
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

  it('throws what the vendor throws, and makes the calls after it', async () => {
    const calls: PixelCall[] = []
    const { destination } = await start({
      start: [],
      pageView: [],
      call: (...call) => {
        if (call[1] === 'purchase') throw new Error('vendor')
        calls.push(call)
      },
    })
    await destination.load?.()
    expect(() => destination.send(event('deposit'))).toThrow('vendor')
    await destination.send(event('login'))
    expect(calls).toEqual([['track', 'login', { id: 'login:1' }]])
  })
})
