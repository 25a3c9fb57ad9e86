import {
  evaluate,
  type Facts,
  navigated,
  sessionEnded,
  type TrackingDestination,
  trackingDestinations,
} from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import appsflyer, { manifest } from './manifest.ts'

const KEY = 'web-dev-key-1'
const SHA256_OF_7 = '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
const event = (payload = {}) => ({ name: 'login', id: 'login:7', at: 0, payload }) as const
const page = globalThis as {
  AF?: ((...call: unknown[]) => void) & {
    q?: unknown[][]
    id?: { pba: { measurementStatus: boolean; webAppId: string } }
  }
  AF_SDK?: object | undefined
}

/** A fake of the vendor's script: replaces the stub, takes its queue, and reports a visit where it measures. */
function vendor() {
  const calls: unknown[][] = []
  const load = (): void => {
    const stub = page.AF
    if (!stub?.id) throw new Error('no stub')
    let measures = stub.id.pba.measurementStatus
    const take = (...call: unknown[]): void => void (measures && calls.push(call))
    const visit = (): void => take('visit', stub.id?.pba.webAppId, location.search)
    const enableMeasurement = (): void => {
      if (measures) return
      measures = true
      visit()
    }
    const disableMeasurement = (): void => {
      calls.push(['disabled'])
      measures = false
    }
    page.AF_SDK = { PLUGINS: { PBA: { enableMeasurement, disableMeasurement } } }
    page.AF = take
    visit()
    for (const [, ...call] of stub.q ?? []) take(...call)
  }
  return { calls, load }
}
async function start(loadScript: (url: string) => unknown = () => {}, settings: object = { webDevKey: KEY }) {
  const test = await testPlugin(appsflyer, { settings: { ...settings }, loadScript })
  const [destination] = test.contributions(trackingDestinations)
  return { test, destination: destination as TrackingDestination }
}

beforeEach(() => window.history.replaceState(null, '', '/m/home'))
afterEach(() => Reflect.deleteProperty(page, 'AF_SDK'))

describe('appsflyer', () => {
  it('[TR-16] is off until the merchant names its key and the player consents to marketing', () => {
    const facts = (part: Partial<Facts>): Facts => ({
      switch: {}, consent: { marketing: true }, setting: { [manifest.id]: { webDevKey: KEY } },
      member: {}, device: {}, session: {}, site: {}, fresh: true, ...part,
    }) // prettier-ignore
    const state = (part: Partial<Facts>) => evaluate(manifest.when, facts(part), manifest.id).state
    expect(state({})).toBe('on')
    expect(state({ consent: { analytics: true } })).toBe('off')
    expect(state({ setting: {} })).toBe('off')
  })

  it('[TR-05] loads the web SDK once, which reports the visit, and sends an event', async () => {
    const { calls, load } = vendor()
    const { test, destination } = await start(load)
    await destination.load?.()
    await destination.send(event())
    expect(test.scripts.map(({ url }) => url)).toEqual(['https://websdk.appsflyer.com/?st=pba&'])
    expect(calls).toEqual([
      ['visit', KEY, ''],
      ['pba', 'event', { eventType: 'EVENT', eventName: 'login', eventValue: { event_id: 'login:7' } }],
    ])
    await test.dispose()
  })

  it('[TR-17] reports no visit and no event while the address holds a secret', async () => {
    window.history.replaceState(null, '', '/m/login?token=1')
    const { calls, load } = vendor()
    const { test, destination } = await start(load)
    await destination.load?.()
    await destination.send(event())
    expect(calls).toEqual([])
    window.history.replaceState(null, '', '/m/home')
    test.emit(navigated, { pathname: '/m/home', search: '', hash: '' })
    expect(calls.map(([command]) => command)).toEqual(['visit', 'pba'])
    await test.dispose()
  })

  it('[TR-17] measures before the events that waited, where the secret goes while the script loads', async () => {
    window.history.replaceState(null, '', '/m/login?token=1')
    const { calls, load } = vendor()
    const { test, destination } = await start(() => {
      load()
      window.history.replaceState(null, '', '/m/home')
    })
    await destination.send(event())
    await destination.load?.()
    expect(calls.map(([command]) => command)).toEqual(['visit', 'pba'])
    await test.dispose()
  })

  it('[TR-17] gives the customer’s id as a hash, before the first event of the customer', async () => {
    const { calls, load } = vendor()
    const { test, destination } = await start(load)
    await destination.load?.()
    await destination.send(event({ customerId: '7', customerName: 'player1' }))
    expect(calls.slice(1).map(([, command]) => command)).toEqual(['setCustomerUserId', 'event'])
    expect(calls[1]?.[2]).toBe(SHA256_OF_7)
    expect(JSON.stringify(calls)).not.toMatch(/player1|"7"/)
    test.emit(sessionEnded, { reason: 'logout' })
    expect(calls.at(-1)?.slice(1)).toEqual(['setCustomerUserId', ''])
    await test.dispose()
  })

  it('[TR-16] stops measuring when it is off, and after a new consent goes on without a second script', async () => {
    const { calls, load } = vendor()
    const loadScript = vi.fn(load)
    const first = await start(loadScript)
    await first.destination.load?.()
    // The vendor's own global stays, as its script does.
    expect(await first.test.dispose()).toEqual({ nodes: [], globals: ['AF_SDK'], errors: [] })
    expect(calls.at(-1)).toEqual(['disabled'])
    expect(page.AF).toBeUndefined()
    const second = await start(loadScript)
    await second.destination.load?.()
    await second.destination.send(event())
    expect(loadScript).toHaveBeenCalledTimes(1)
    expect(calls.at(-1)?.[1]).toBe('event')
    await second.test.dispose()
  })

  it('takes the merchant’s names of events, and sends none without a name', async () => {
    const { test, destination } = await start(() => {}, {
      webDevKey: KEY,
      eventNames: { login: 'af_login', withdraw: '' },
    })
    expect(destination.preview?.(event())).toMatchObject([['pba', 'event', { eventName: 'af_login' }]])
    expect([destination.accepts?.('withdraw'), destination.accepts?.('login')]).toEqual([false, true])
    await test.dispose()
  })

  it('rejects a load that is blocked', async () => {
    const { test, destination } = await start(() => Promise.reject(new Error('SC-BLOCKED')))
    await expect(destination.load?.()).rejects.toThrow('SC-BLOCKED')
    await test.dispose()
  })

  it('warns, and sends nothing, without a usable key', async () => {
    const { test, destination } = await start(() => {}, {})
    expect(destination).toBeUndefined()
    expect(test.logger.entries[0]?.subject).toMatch(/^AF-KEY/)
    await test.dispose()
  })
})
