import { ATTRIBUTION, clickIdParameters, evaluate, type Facts, trackingDestinations } from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pixelTrack } from '../contract.ts'
import postbacks, { manifest } from './manifest.ts'
import { NETWORK_KEYS } from './constants.ts'

const SETTINGS = { networks: ['voluum', 'kadam'], voluumDomain: 'https://track.shop.example' }
const register = { name: 'register', id: 'register:7', at: 0, payload: {} } as const

const start = (settings: object = SETTINGS, clicks: Readonly<Record<string, string>> = { cid: 'AbC' }) =>
  testPlugin(postbacks, {
    settings: { ...settings },
    services: {
      [ATTRIBUTION]: {
        clickId: (name: string) => (clicks[name] === undefined ? undefined : { value: clicks[name], at: 0 }),
      },
    },
  })
afterEach(() => vi.unstubAllGlobals())

describe('postbacks', () => {
  it('[TR-16] is off until the merchant lists its networks and the player consents to marketing', () => {
    const facts = (part: Partial<Facts>): Facts => ({
      switch: {}, consent: { marketing: true }, setting: { [manifest.id]: SETTINGS },
      member: {}, device: {}, session: {}, site: {}, fresh: true, ...part,
    }) // prettier-ignore
    const state = (part: Partial<Facts>) => evaluate(manifest.when, facts(part), manifest.id).state
    expect(state({})).toBe('on')
    expect(state({ consent: { analytics: true } })).toBe('off')
    expect(state({ setting: {} })).toBe('off')
  })

  it('[TR-08] has a destination for each network with an address, and tells it once of a conversion', async () => {
    const call = vi.fn(() => Promise.resolve(new Response()))
    vi.stubGlobal('fetch', call)
    const test = await start()
    const destinations = test.contributions(trackingDestinations)
    expect(destinations.map(({ key }) => key)).toEqual(['voluum'])
    await destinations[0]?.send(register)
    const url = 'https://track.shop.example/conversion.gif?cid=AbC&et=register&txid=register%3A7'
    expect(call.mock.calls).toEqual([
      [url, expect.objectContaining({ mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })],
    ])
    expect(destinations[0]?.preview?.(register)).toBe(url)
    expect(call).toHaveBeenCalledTimes(1)
    await test.dispose()
  })

  it('throws where the network cannot be reached, so that the router tries again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('blocked')))
    const test = await start()
    await expect(test.contributions(trackingDestinations)[0]?.send(register)).rejects.toThrow(
      'PK-UNREACHABLE',
    )
    await test.dispose()
  })

  it('accepts conversions alone, and only of a player who came by the network’s click', async () => {
    const came = await start()
    const [voluum] = came.contributions(trackingDestinations)
    expect([voluum?.accepts?.('register'), voluum?.accepts?.('login')]).toEqual([true, false])
    await came.dispose()
    const other = await start(SETTINGS, {})
    expect(other.contributions(trackingDestinations)[0]?.accepts?.('register')).toBe(false)
    await other.dispose()
  })

  it('[TR-16] asks for the click ids of the merchant’s networks only', async () => {
    const test = await start({ networks: ['kadam', 'redtrack'] })
    expect(test.contributions(clickIdParameters).map(({ parameter }) => parameter)).toEqual([
      'kadam_id',
      'rtCid',
      'rtkcid',
    ])
    await test.dispose()
  })

  it('[EN-06] [TR-09] [TR-11] contributes the click ids of its networks to pixelTrack', async () => {
    const clicks = {
      cid: 'v', oks_pixel_id: 'o', pixel_click_id: 'f', visitor_id: 'p', kadam_id: 'k', tfTracker: 't', rtCid: 'r',
      rtkcid: 'other',
    } // prettier-ignore
    const test = await start({ networks: [...NETWORK_KEYS] }, clicks)
    expect(test.contributions(pixelTrack)[0]?.()).toEqual({
      voluumCid: 'v',
      okspId: 'o',
      okspFt: 'f',
      propellerAdsVisitorId: 'p',
      kadamId: 'k',
      tfTracker: 't',
      rtCid: 'r',
    })
    await test.dispose()
    const own = await start({ networks: ['redtrack'] }, { rtkcid: 'script' })
    expect(own.contributions(pixelTrack)[0]?.()).toEqual({ rtCid: 'script' })
    await own.dispose()
  })
})
