import { evaluate, type Facts, navigated, type TrackingDestination, trackingDestinations } from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pixelTrack } from '../contract.ts'
import { COOKIE_SECONDS } from './constants.ts'
import { readCookie, removeCookie } from './cookies.ts'
import type { Fbq } from './fbq.ts'
import facebook, { manifest } from './manifest.ts'

const PIXEL = '1234567890'
const event = (name: 'login' | 'deposit' = 'login') =>
  ({ name, id: `${name}:1`, at: 0, payload: {} }) as const
const page = globalThis as { fbq?: Fbq; _fbq?: Fbq }

/** A fake of the vendor's script: takes over the stub's queue, and records every call. */
function vendor() {
  const calls: (readonly unknown[])[] = []
  const load = (): void => {
    const { fbq } = page
    if (!fbq) throw new Error('no stub')
    fbq.callMethod = (...call) => void calls.push(call)
    for (const call of fbq.queue.splice(0)) fbq.callMethod(...call)
  }
  return { calls, load }
}
async function start(loadScript: (url: string) => unknown = () => {}, settings: object = { pixelId: PIXEL }) {
  const test = await testPlugin(facebook, { settings: { ...settings }, loadScript })
  const [destination] = test.contributions(trackingDestinations)
  return { test, destination: destination as TrackingDestination }
}

beforeEach(() => {
  window.history.replaceState(null, '', '/m/home')
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000)
})
afterEach(() => {
  for (const name of ['_fbc', '_fbp']) removeCookie(name)
})

describe('facebook', () => {
  it('[TR-16] is off until the merchant names its pixel and the player consents', () => {
    const facts = (part: Partial<Facts>): Facts => ({
      switch: {}, consent: { marketing: true }, setting: { [manifest.id]: { pixelId: PIXEL } },
      member: {}, device: {}, session: {}, site: {}, fresh: true, ...part,
    }) // prettier-ignore
    const state = (part: Partial<Facts>) => evaluate(manifest.when, facts(part), manifest.id).state
    expect(state({})).toBe('on')
    expect(state({ consent: { marketing: false } })).toBe('off')
    expect(state({ consent: undefined })).toBe('pending')
    expect(state({ setting: {} })).toBe('off')
  })

  it('[TR-03] loads the vendor’s script, turns off automatic events, and sends through the stub', async () => {
    const { calls, load } = vendor()
    const { test, destination } = await start(load)
    expect(test.scripts).toEqual([])
    await destination.load?.()
    await destination.send(event())
    expect(test.scripts.map(({ url }) => url)).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
    expect(calls).toEqual([
      ['set', 'autoConfig', false, PIXEL],
      ['init', PIXEL],
      ['track', 'PageView'],
      ['trackCustom', 'login', {}, { eventID: 'login:1' }],
    ])
    expect(page.fbq?.disablePushState).toBe(true)
    await test.dispose()
  })

  it('rejects ready when the script is blocked, so that the router can say why', async () => {
    const { test, destination } = await start(() => Promise.reject(new Error('SC-BLOCKED')))
    await expect(destination.load?.()).rejects.toThrow('SC-BLOCKED')
    await test.dispose()
  })

  it('loads the script and tracks the page once for several loads, and loads again after a failure', async () => {
    const { calls, load } = vendor()
    let blocked = true
    let asked = 0
    const { test, destination } = await start(() => {
      asked++
      return blocked ? Promise.reject(new Error('SC-BLOCKED')) : load()
    })
    await expect(destination.load?.()).rejects.toThrow('SC-BLOCKED')
    const failed = asked
    blocked = false
    await destination.load?.()
    await destination.load?.()
    expect([failed > 0, asked - failed, test.scripts.length]).toEqual([true, 1, 1])
    expect(calls.filter(([, name]) => name === 'PageView')).toHaveLength(1)
    await test.dispose()
  })

  it('loads a script of this site by its absolute address', async () => {
    const { test, destination } = await start(() => {}, {
      pixelId: PIXEL,
      scriptUrl: '/__gateway/vendor/fbevents.js',
    })
    await destination.load?.()
    expect(test.scripts[0]?.url).toBe(`${location.origin}/__gateway/vendor/fbevents.js`)
    await test.dispose()
  })

  it('[RO-13] removes script, globals and cookies when it is off, and revokes the vendor’s consent', async () => {
    window.history.replaceState(null, '', '/m/home?fbclid=AbC')
    const { calls, load } = vendor()
    const { test, destination } = await start(load)
    await destination.load?.()
    expect(readCookie('_fbc')).toBeDefined()
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    expect(test.scripts).toEqual([])
    expect([page.fbq, page._fbq]).toEqual([undefined, undefined])
    expect(calls.at(-1)).toEqual(['consent', 'revoke'])
    expect(document.cookie).not.toMatch(/_fb[cp]/)
  })

  it('[TR-03] stores click id and browser id as cookies, and contributes them to pixelTrack', async () => {
    window.history.replaceState(null, '', '/m/home?fbclid=AbC_x')
    const { test } = await start()
    const track = test.contributions(pixelTrack)[0]?.()
    expect(track).toEqual({ fbPixelId: PIXEL, fbc: readCookie('_fbc'), fbp: readCookie('_fbp') })
    expect(track?.fbc).toMatch(/^fb\.\d\.1700000000000\.AbC_x$/)
    expect(track?.fbp).toMatch(/^fb\.\d\.1700000000000\.\d+$/)
    await test.dispose()
  })

  it('[CO-07] writes cookies that live 90 days', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const { test } = await start()
    expect(written.mock.calls.flat().filter((cookie) => cookie.includes('_fbp=fb'))).toEqual([
      expect.stringContaining(`max-age=${COOKIE_SECONDS}; samesite=lax`),
    ])
    expect(COOKIE_SECONDS).toBe(7_776_000)
    await test.dispose()
  })

  it('restores the click id after a restart, when the address no longer has it', async () => {
    window.history.replaceState(null, '', '/m/home?fbclid=AbC')
    const first = await start()
    const fbc = readCookie('_fbc')
    await first.test.dispose()
    window.history.replaceState(null, '', '/m/home')
    const second = await start()
    expect(readCookie('_fbc')).toBe(fbc)
    await second.test.dispose()
  })

  it('[TR-17] waits while the address contains a secret', async () => {
    window.history.replaceState(null, '', '/m/login?redirectUrl=x')
    const { calls, load } = vendor()
    const { test, destination } = await start(load)
    await destination.load?.()
    await destination.send(event())
    expect(calls.filter(([command]) => command === 'track' || command === 'trackCustom')).toEqual([])
    window.history.replaceState(null, '', '/m/home')
    test.emit(navigated, { pathname: '/m/home', search: '', hash: '' })
    expect(calls.slice(-2).map(([, name]) => name)).toEqual(['PageView', 'login'])
    await test.dispose()
  })

  it('warns, and sends nothing, without a usable pixel id', async () => {
    const { test, destination } = await start(() => {}, {})
    expect(destination).toBeUndefined()
    expect(test.logger.entries[0]?.subject).toMatch(/^TR-PIXEL/)
    expect(document.cookie).not.toMatch(/_fb/)
  })
})
