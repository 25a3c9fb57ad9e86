import {
  CONSENT,
  evaluate,
  type Facts,
  navigated,
  sessionEnded,
  type TrackingDestination,
  trackingDestinations,
} from '@foyer/sdk'
import { fakeConsent, testPlugin } from '@foyer/sdk/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import adjust, { manifest } from './manifest.ts'

const { calls, sdk } = vi.hoisted(() => {
  const calls: unknown[][] = []
  const record =
    (name: string) =>
    (...parameters: unknown[]): void =>
      void calls.push([name, ...parameters])
  const sdk = {
    initSdk: record('initSdk'),
    addGlobalCallbackParameters: record('addGlobalCallbackParameters'),
    removeGlobalCallbackParameter: record('removeGlobalCallbackParameter'),
    stop: record('stop'),
    restart: record('restart'),
    gdprForgetMe: record('gdprForgetMe'),
    trackEvent: (event: unknown): Promise<void> => {
      calls.push(['trackEvent', event])
      return Promise.resolve()
    },
  }
  return { calls, sdk }
})
vi.mock('@adjustcom/adjust-web-sdk', () => ({ default: sdk }))

const SETTINGS = { appToken: 'abcdefghijkl', eventTokens: { login: 'abc123' } }
const SHA256_OF_7 = '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
const event = (payload = {}) => ({ name: 'login', id: 'login:7', at: 0, payload }) as const
const SENT = [
  'trackEvent',
  {
    eventToken: 'abc123',
    deduplicationId: 'login:7',
    callbackParams: [{ key: 'event_id', value: 'login:7' }],
  },
]

async function start(settings: object = SETTINGS, loadScript: (url: string) => unknown = () => {}) {
  const consent = fakeConsent({ asks: true, granted: { marketing: true } })
  const test = await testPlugin(adjust, {
    settings: { ...settings },
    services: { [CONSENT]: consent },
    loadScript,
  })
  const [destination] = test.contributions(trackingDestinations)
  return { test, consent, destination: destination as TrackingDestination }
}

beforeEach(() => {
  vi.resetModules()
  calls.length = 0
  sdk.trackEvent = (sent) => {
    calls.push(['trackEvent', sent])
    return Promise.resolve()
  }
  window.history.replaceState(null, '', '/m/home')
})

describe('adjust', () => {
  it('[TR-16] is off until the merchant names its app and the player consents to marketing', () => {
    const facts = (part: Partial<Facts>): Facts => ({
      switch: {}, consent: { marketing: true }, setting: { [manifest.id]: SETTINGS },
      member: {}, device: {}, session: {}, site: {}, fresh: true, ...part,
    }) // prettier-ignore
    const state = (part: Partial<Facts>) => evaluate(manifest.when, facts(part), manifest.id).state
    expect(state({})).toBe('on')
    expect(state({ consent: { analytics: true } })).toBe('off')
    expect(state({ setting: {} })).toBe('off')
  })

  it('[TR-06] starts the site’s copy of the SDK when it is asked to load, and sends an event by its token', async () => {
    const { test, destination } = await start()
    expect(calls).toEqual([])
    await destination.load?.()
    await destination.send(event())
    expect(calls.slice(1)).toEqual([
      [
        'initSdk',
        {
          appToken: 'abcdefghijkl',
          environment: 'production',
          eventDeduplicationListLimit: 50,
          logLevel: 'none',
        },
      ],
      SENT,
    ])
    expect([calls[0], test.scripts]).toEqual([['restart'], []])
    await test.dispose()
  })

  it('keeps the data where the account asks for it', async () => {
    const { test, destination } = await start({ ...SETTINGS, environment: 'sandbox', dataResidency: 'EU' })
    await destination.load?.()
    expect(calls.find(([name]) => name === 'initSdk')?.[1]).toMatchObject({
      environment: 'sandbox',
      urlStrategy: { domains: ['eu.adjust.com'], useSubdomains: true, isDataResidency: true },
    })
    await test.dispose()
  })

  it('[TR-06] takes no event without a token', async () => {
    const { test, destination } = await start()
    expect([destination.accepts?.('login'), destination.accepts?.('deposit')]).toEqual([true, false])
    expect(destination.preview?.(event())).toEqual([['track', SENT[1]]])
    await test.dispose()
  })

  it('[TR-17] does not start while the address holds a secret; then starts before the events that waited', async () => {
    window.history.replaceState(null, '', '/m/login?token=1')
    const { test, destination } = await start()
    await destination.load?.()
    await destination.send(event())
    expect(calls).toEqual([])
    window.history.replaceState(null, '', '/m/home')
    test.emit(navigated, { pathname: '/m/home', search: '', hash: '' })
    expect(calls.map(([name]) => name)).toEqual(['restart', 'initSdk', 'trackEvent'])
    await test.dispose()
  })

  it('[TR-17] gives the customer’s id as a hash, before the customer’s event', async () => {
    const { test, destination } = await start()
    await destination.load?.()
    await destination.send(event({ customerId: '7', customerName: 'player1' }))
    expect(calls.slice(2)).toEqual([
      ['addGlobalCallbackParameters', [{ key: 'external_id', value: SHA256_OF_7 }]],
      SENT,
    ])
    test.emit(sessionEnded, { reason: 'logout' })
    expect(calls.at(-1)).toEqual(['removeGlobalCallbackParameter', 'external_id'])
    await test.dispose()
  })

  it('[TR-16] stops when it is off, removes what the SDK stored, and restarts it after a new consent', async () => {
    const first = await start()
    await first.destination.load?.()
    localStorage.setItem('adjust-sdk.activityState', '{}')
    localStorage.setItem('other', '1')
    expect(await first.test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    expect(calls.at(-1)).toEqual(['stop'])
    expect(Object.keys(localStorage)).toEqual(['other'])
    localStorage.clear()
    calls.length = 0
    const second = await start()
    await second.destination.load?.()
    await second.destination.send(event())
    expect(calls.map(([name]) => name)).toEqual(['restart', 'trackEvent'])
    await second.test.dispose()
  })

  it('[TR-16] has the vendor forget a player who takes the consent back, where the merchant wants that', async () => {
    const settings = { ...SETTINGS, forgetOnRevoke: true }
    const revoked = await start(settings)
    await revoked.destination.load?.()
    revoked.consent.grant({ marketing: false, analytics: true, support: false })
    await revoked.test.dispose()
    expect(calls.at(-1)).toEqual(['gdprForgetMe'])
    const switchedOff = await start(settings)
    await switchedOff.destination.load?.()
    await switchedOff.test.dispose()
    expect(calls.at(-1)).toEqual(['stop'])
  })

  it('logs an event that the SDK refuses', async () => {
    sdk.trackEvent = () => Promise.reject('no storage available') // eslint-disable-line typescript/prefer-promise-reject-errors -- as the vendor does
    const { test, destination } = await start()
    await destination.load?.()
    await destination.send(event())
    await Promise.resolve()
    expect(test.logger.entries.map(({ subject }) => String(subject))).toEqual([
      expect.stringContaining('AJ-REFUSED: no storage available'),
    ])
    await test.dispose()
  })

  it('takes the SDK of an address off the page, and rejects a script without one', async () => {
    const scriptUrl = 'https://cdn.adjust.com/adjust-latest.min.js'
    const wrong = await start({ ...SETTINGS, scriptUrl })
    await expect(wrong.destination.load?.()).rejects.toThrow('AJ-SDK')
    await wrong.test.dispose()
    const { test, destination } = await start({ ...SETTINGS, scriptUrl }, () =>
      Reflect.set(globalThis, 'Adjust', sdk),
    )
    await destination.load?.()
    expect(test.scripts.map(({ url }) => url)).toEqual([scriptUrl])
    expect('Adjust' in globalThis).toBe(false)
    expect(calls.map(([name]) => name)).toEqual(['restart', 'initSdk'])
    await test.dispose()
  })

  it('warns, and sends nothing, without a token', async () => {
    for (const settings of [{}, { appToken: 'abcdefghijkl' }]) {
      const { test, destination } = await start(settings)
      expect(destination).toBeUndefined()
      expect(test.logger.entries[0]?.subject).toMatch(/^AJ-TOKEN/)
      await test.dispose()
    }
  })
})
