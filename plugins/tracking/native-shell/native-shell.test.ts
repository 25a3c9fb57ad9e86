import {
  evaluate,
  type Facts,
  trackingDelegates,
  type TrackingDestination,
  trackingDestinations,
} from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import nativeShell, { manifest } from './manifest.ts'

const deposit = {
  name: 'deposit',
  id: 'deposit:D-1',
  at: 5,
  payload: { value: '50', currency: 'VND', customerId: '7' },
} as const
const HANDED = {
  event_id: 'deposit:D-1',
  occurred_at: 5,
  value: 50,
  currency: 'VND',
  revenue: 50,
  af_revenue: 50,
}

async function start(settings: object = {}) {
  const test = await testPlugin(nativeShell, { settings: { ...settings } })
  const [shell] = test.contributions(trackingDestinations)
  return { test, shell: shell as TrackingDestination }
}
afterEach(() => vi.unstubAllGlobals())

describe('native-shell', () => {
  it('[TR-16] is on in the app alone, while the player consents to marketing', () => {
    const facts = (part: Partial<Facts>): Facts => ({
      switch: {}, consent: { marketing: true }, setting: {}, member: {}, device: { native: true }, session: {},
      site: {}, fresh: true, ...part,
    }) // prettier-ignore
    const state = (part: Partial<Facts>) => evaluate(manifest.when, facts(part), manifest.id).state
    expect(state({})).toBe('on')
    expect(state({ device: { browser: true } })).toBe('off')
    expect(state({ consent: { analytics: true } })).toBe('off')
  })

  it('announces itself before its code has loaded', async () => {
    const { test } = await start()
    expect(manifest.contributes).toContainEqual(
      expect.objectContaining({ at: trackingDelegates, value: { key: 'native-shell' } }),
    )
    await test.dispose()
  })

  it('hands an event to the Android app as text, with the event’s own id', async () => {
    const android = {
      got: [] as unknown[],
      eventTracker(...call: unknown[]) {
        this.got.push(call)
      },
    }
    vi.stubGlobal('Android', android)
    const { test, shell } = await start()
    shell.send(deposit)
    expect(android.got).toEqual([['deposit', JSON.stringify(HANDED)]])
    await test.dispose()
  })

  it('hands an event to the iOS app as a message with its name', async () => {
    const handler = {
      got: [] as unknown[],
      postMessage(message: unknown) {
        this.got.push(message)
      },
    }
    vi.stubGlobal('webkit', { messageHandlers: { eventTracker: handler } })
    const { test, shell } = await start()
    shell.send(deposit)
    expect(handler.got).toEqual([{ name: 'deposit', ...HANDED }])
    await test.dispose()
  })

  it.each([
    ['NS-BRIDGE', {}],
    ['NS-BRIDGE', { Android: {}, webkit: { messageHandlers: {} } }],
    ['NS-BRIDGE', { Android: { eventTracker: 1 }, webkit: null }],
    ['NS-THREW', { Android: { eventTracker: () => { throw new Error('Java exception') } } }],
    ['NS-THREW', { webkit: { messageHandlers: { eventTracker: { postMessage: () => { throw new Error('no') } } } } }],
  ])('throws %s at once where the app does not take the event, so that the web plugins send it: %o', async (code, globals) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    const { test, shell } = await start()
    expect(() => shell.send(deposit)).toThrow(code)
    await test.dispose()
  }) // prettier-ignore

  it('delivers for the networks of the setting, by default all three', async () => {
    const byDefault = await start()
    expect(byDefault.shell.delivers).toEqual(['facebook', 'appsflyer', 'adjust'])
    await byDefault.test.dispose()
    const one = await start({ networks: ['adjust'] })
    expect(one.shell.delivers).toEqual(['adjust'])
    await one.test.dispose()
  })
})
