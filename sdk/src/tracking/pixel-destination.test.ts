import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { event, start } from './pixel-destination.fake.ts'
import type { PixelCall } from './pixel-function.ts'

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
