import {
  ATTRIBUTION,
  clickIdParameters,
  CONSENT,
  evaluate,
  type Facts,
  type GrantedConsent,
  navigated,
  sessionEnded,
  type TrackingDestination,
  trackingDestinations,
} from '@foyer/sdk'
import { fakeConsent, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pixelTrack } from '../contract.ts'
import google, { manifest } from './manifest.ts'

const SETTINGS = { tagIds: 'G-AB12CD34EF, AW-123456789', conversions: { register: 'AW-123456789/Reg' } }
const BOTH = { marketing: true, analytics: true, support: false }
const ANALYTICS = { marketing: false, analytics: true, support: false }
const MARKETING = { marketing: true, analytics: false, support: false }
const SHA256_OF_7 = '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
const event = (name: 'login' | 'register' = 'register', payload = {}) =>
  ({ name, id: `${name}:7`, at: 0, payload }) as const

/** The plugin with a fake vendor, which takes over `dataLayer`. `calls` has what the vendor was sent. */
async function start(
  granted: GrantedConsent = BOTH,
  settings: object = SETTINGS,
  loadScript?: () => unknown,
) {
  const consent = fakeConsent({ asks: true, granted })
  const calls: unknown[][] = []
  const take = (): void => {
    const layer = Reflect.get(globalThis, 'dataLayer') as ArrayLike<unknown>[]
    layer.push = (...entries) => calls.push(...entries.map((entry) => Array.from(entry)))
    for (const entry of layer.splice(0)) calls.push(Array.from(entry))
  }
  const test = await testPlugin(google, {
    settings: { ...settings },
    services: {
      [CONSENT]: consent,
      [ATTRIBUTION]: { clickId: (name: string) => (name === 'gclid' ? { value: 'AbC', at: 0 } : undefined) },
    },
    loadScript: loadScript ?? take,
  })
  const [destination] = test.contributions(trackingDestinations)
  const go = (address: string): void => {
    window.history.replaceState(null, '', address)
    test.emit(navigated, { pathname: location.pathname, search: location.search, hash: '' })
  }
  return { test, consent, calls, go, destination: destination as TrackingDestination }
}
const commands = (calls: readonly unknown[][]) =>
  calls.map(([command, name]) => `${String(command)} ${String(name)}`)
const viewsOf = (calls: readonly unknown[][]) =>
  calls.filter(([, name]) => name === 'page_view').map(([, , sent]) => sent)

beforeEach(() => {
  vi.resetModules()
  window.history.replaceState(null, '', '/m/home')
})
afterEach(() => {
  for (const name of ['google_tag_manager', 'ga-disable-G-AB12CD34EF', 'ga-disable-AW-123456789'])
    Reflect.deleteProperty(globalThis, name)
  for (const name of ['_ga', '_ga_AB12CD34EF', '_gcl_aw']) document.cookie = `${name}=; path=/; max-age=0`
})

describe('google', () => {
  it('[TR-16] is off until the merchant names a tag, and the player consents to analytics or marketing', () => {
    const facts = (part: Partial<Facts>): Facts => ({
      switch: {}, consent: { marketing: true }, setting: { [manifest.id]: SETTINGS },
      member: {}, device: {}, session: {}, site: {}, fresh: true, ...part,
    }) // prettier-ignore
    const state = (part: Partial<Facts>) => evaluate(manifest.when, facts(part), manifest.id).state
    expect(state({})).toBe('on')
    expect(state({ consent: { analytics: true } })).toBe('on')
    expect(state({ consent: { support: true } })).toBe('off')
    expect(state({ setting: {} })).toBe('off')
  })

  it('[TR-10] [TR-16] tells nothing before the script; then the player’s choice, then the tags, then the page', async () => {
    const { test, calls, destination } = await start()
    expect(test.scripts).toEqual([])
    await destination.load?.()
    expect(test.scripts.map(({ url }) => url)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
    ])
    expect(commands(calls)).toEqual([
      'consent default',
      'set ads_data_redaction',
      expect.stringMatching(/^js /),
      'config G-AB12CD34EF',
      'config AW-123456789',
      'event page_view',
    ])
    expect(calls[0]?.[2]).toEqual({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'granted',
    })
    expect(calls[3]?.[2]).toEqual({ send_page_view: false })
    await test.dispose()
  })

  it('[TR-10] counts each page of the site once', async () => {
    const { test, calls, go, destination } = await start()
    await destination.load?.()
    go('/m/home?tab=1')
    go('/m/promo')
    go('/m/promo')
    expect(viewsOf(calls)).toEqual(
      ['/m/home', '/m/promo'].map((path) => ({
        send_to: ['G-AB12CD34EF', 'AW-123456789'],
        page_location: location.origin + path,
        page_title: document.title,
      })),
    )
    await test.dispose()
  })

  it('[TR-16] tells the tags of Analytics alone where the player consents to analytics alone', async () => {
    const { test, calls, destination } = await start(ANALYTICS)
    await destination.load?.()
    await destination.send(event())
    expect(calls[0]?.[2]).toMatchObject({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      analytics_storage: 'granted',
    })
    expect(JSON.stringify(calls)).not.toMatch(/AW-/)
    expect(calls.at(-1)).toEqual(['event', 'register', { send_to: ['G-AB12CD34EF'] }])
    expect(test.contributions(clickIdParameters)).toEqual([])
    await test.dispose()
  })

  it('[TR-16] tells Ads alone where the player consents to marketing alone, and only of conversions', async () => {
    const { test, calls, destination } = await start(MARKETING)
    expect([destination.accepts?.('register'), destination.accepts?.('login')]).toEqual([true, false])
    await destination.load?.()
    await destination.send(event())
    expect(JSON.stringify(calls)).not.toMatch(/"G-/)
    expect(calls.at(-1)).toEqual([
      'event',
      'conversion',
      { send_to: ['AW-123456789/Reg'], transaction_id: 'register:7' },
    ])
    expect(test.contributions(clickIdParameters).map(({ parameter }) => parameter)).toEqual([
      'gclid',
      'wbraid',
      'gbraid',
    ])
    await test.dispose()
  })

  it('[TR-16] a category granted later is told at once, and its tag counts the page', async () => {
    const { test, consent, calls, destination } = await start(ANALYTICS)
    await destination.load?.()
    const before = calls.length
    consent.grant(BOTH)
    expect(commands(calls.slice(before))).toEqual([
      'consent update',
      'config AW-123456789',
      'event page_view',
    ])
    expect(calls.at(-1)?.[2]).toMatchObject({ send_to: ['AW-123456789'] })
    expect(test.contributions(clickIdParameters)).toHaveLength(3)
    await test.dispose()
  })

  it('[TR-16] a category taken back is told at once, its tag gets no event, and what it stored goes', async () => {
    const { test, consent, calls, go, destination } = await start()
    await destination.load?.()
    for (const name of ['_ga', '_gcl_aw']) document.cookie = `${name}=1; path=/`
    for (const key of ['_gcl_ls', 'own']) localStorage.setItem(key, '1')
    const before = calls.length
    consent.grant(ANALYTICS)
    await destination.send(event())
    go('/m/promo')
    expect(commands(calls.slice(before))).toEqual(['consent update', 'event register', 'event page_view'])
    expect(JSON.stringify(calls.slice(before))).not.toMatch(/AW-/)
    expect(document.cookie).toBe('_ga=1')
    expect(Object.keys(localStorage)).toEqual(['own'])
    localStorage.clear()
    expect(test.contributions(clickIdParameters)).toEqual([])
    await test.dispose()
  })

  it('[TR-16] an event that waited is not sent to a tag whose consent was taken back meanwhile', async () => {
    const { test, consent, calls, go, destination } = await start()
    await destination.load?.()
    go('/m/login?token=1')
    await destination.send(event())
    consent.grant(ANALYTICS)
    const before = calls.length
    go('/m/home')
    expect(commands(calls.slice(before))).toEqual(['event register'])
    await test.dispose()
  })

  it('[TR-16] [RO-13] denies everything when it is off, and disables the tags of a script that runs', async () => {
    const { test, calls, destination } = await start()
    await destination.load?.()
    Reflect.set(globalThis, 'google_tag_manager', {})
    const { nodes, errors } = await test.dispose()
    expect([nodes, errors]).toEqual([[], []])
    expect(calls.at(-1)?.slice(0, 2)).toEqual(['consent', 'update'])
    expect(Object.values(calls.at(-1)?.[2] ?? {})).toEqual(['denied', 'denied', 'denied', 'denied'])
    expect([Reflect.get(globalThis, 'gtag'), Reflect.get(globalThis, 'dataLayer')]).toEqual([
      undefined,
      undefined,
    ])
    expect(Reflect.get(globalThis, 'ga-disable-G-AB12CD34EF')).toBe(true)
  })

  it('[TR-16] goes on with the running script after a new consent, without a second one', async () => {
    const first = await start()
    await first.destination.load?.()
    Reflect.set(globalThis, 'google_tag_manager', {})
    await first.test.dispose()
    const second = await start(BOTH, SETTINGS, () => expect.unreachable())
    await second.destination.load?.()
    await second.destination.send(event('login'))
    expect(second.test.scripts).toEqual([])
    expect(Reflect.get(globalThis, 'ga-disable-G-AB12CD34EF')).toBe(false)
    // The vendor listens to the list that it took over.
    expect(first.calls.at(-1)?.slice(0, 2)).toEqual(['event', 'login'])
    await second.test.dispose()
  })

  it('[TR-17] gives Analytics the customer’s id as a hash, before the customer’s event, and Ads none', async () => {
    const { test, calls, destination } = await start()
    await destination.load?.()
    const before = calls.length
    await destination.send(event('login', { customerId: '7', customerName: 'player1' }))
    expect(calls.slice(before)).toEqual([
      ['config', 'G-AB12CD34EF', { send_page_view: false, user_id: SHA256_OF_7 }],
      ['event', 'login', { send_to: ['G-AB12CD34EF'] }],
    ])
    test.emit(sessionEnded, { reason: 'logout' })
    expect(calls.slice(before + 2)).toEqual([
      ['config', 'G-AB12CD34EF', { send_page_view: false, user_id: null }],
    ])
    await test.dispose()
  })

  it('[EN-06] contributes its ids and the click to pixelTrack', async () => {
    const { test } = await start()
    expect(test.contributions(pixelTrack)[0]?.()).toEqual({ gtagId: SETTINGS.tagIds, gclid: 'AbC' })
    await test.dispose()
  })

  it('warns of a label without its tag, and of settings without a tag', async () => {
    const { test } = await start(BOTH, { tagIds: 'G-AB12CD34EF', conversions: { deposit: 'AW-1234567/x' } })
    expect(test.logger.entries[0]?.subject).toMatch(/^GO-LABEL/)
    await test.dispose()
    const none = await start(BOTH, {})
    expect(none.destination).toBeUndefined()
    expect(none.test.logger.entries[0]?.subject).toMatch(/^GO-TAG/)
    await none.test.dispose()
  })
})
