import { evaluate, type Facts, readCookie, removeCookie, sessionEnded } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pixelTrack } from '../contract.ts'
import { CLICKED_AT, startPixel, type StartOptions, trackedEvent } from '../shared/start-pixel.fake.ts'
import facebook, { manifest } from './manifest.ts'

const PIXEL = '1234567890'
interface Fbq {
  queue: unknown[][]
  callMethod?: (...call: unknown[]) => void
  disablePushState: boolean
}
const page = globalThis as { fbq?: Fbq; _fbq?: Fbq }

/** A fake of the vendor's script: takes over the stub's queue, and records every call. */
function vendor() {
  const calls: unknown[][] = []
  const load = (): void => {
    const { fbq } = page
    if (!fbq) throw new Error('no stub')
    fbq.callMethod = (...call) => void calls.push(call)
    for (const call of fbq.queue.splice(0)) fbq.callMethod(...call)
  }
  return { calls, load }
}
const start = (options: Partial<StartOptions> = {}) =>
  startPixel(facebook, { settings: { pixelId: PIXEL }, ...options })

beforeEach(() => window.history.replaceState(null, '', '/m/home'))
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

  it('[TR-03] sends each event by the network’s standard name, or as a custom event', async () => {
    const { plan } = await start()
    const track = (name: string, event: string) => [['track', name, {}, { eventID: `${event}:1` }]]
    const custom = (name: string) => [['trackCustom', name, {}, { eventID: `${name}:1` }]]
    expect(plan()).toEqual({
      firstOpen: custom('firstOpen'),
      registerSubmit: custom('registerSubmit'),
      register: track('CompleteRegistration', 'register'),
      depositSubmit: track('InitiateCheckout', 'depositSubmit'),
      withdraw: custom('withdraw'),
      deposit: track('Purchase', 'deposit'),
      redeposit: custom('redeposit'),
      firstDepositArrival: custom('firstDepositArrival'),
      startTrial: track('StartTrial', 'startTrial'),
      login: custom('login'),
      viewContent: track('ViewContent', 'viewContent'),
      downloadApp: custom('downloadApp'),
      gameLaunch: custom('gameLaunch'),
      a2hsInstalled: custom('a2hsInstalled'),
    })
  })

  it('[TR-18] sends the money of an arrival once, and what was viewed, and nothing of the player', async () => {
    const { plan } = await start()
    const content = { id: 'g1', name: 'Dragon', category: 'TCG_SEA' }
    const payload = { value: '50', currency: 'VND', customerId: '77', customerName: 'player1', content }
    const planned = plan(payload)
    const viewed = {
      content_ids: ['g1'],
      content_type: 'product',
      content_name: 'Dragon',
      content_category: 'TCG_SEA',
    }
    expect(planned['deposit']).toEqual([
      ['track', 'Purchase', { value: 50, currency: 'VND', ...viewed }, { eventID: 'deposit:1' }],
    ])
    expect(Object.keys(planned).filter((name) => JSON.stringify(planned[name]).includes('50'))).toEqual([
      'deposit',
    ])
    expect(JSON.stringify(planned)).not.toMatch(/77|player1/)
  })

  it('takes the merchant’s names, and sends no event whose name is empty', async () => {
    const eventNames = { deposit: 'Donate', login: '', firstDeposit: 'firstOrder' }
    const { plan } = await start({ settings: { pixelId: PIXEL, eventNames } })
    expect(plan()).toMatchObject({
      deposit: [['track', 'Donate', {}, {}]],
      firstDeposit: [['trackCustom', 'firstOrder', {}, {}]],
    })
    expect(plan()).not.toHaveProperty('login')
  })

  it('[TR-03] loads the vendor’s script, turns off automatic events, and sends', async () => {
    const { calls, load } = vendor()
    const { test, destination } = await start({ loadScript: load })
    expect(test.scripts).toEqual([])
    await destination.load?.()
    await destination.send(trackedEvent('login'))
    expect(test.scripts.map(({ url }) => url)).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
    expect(calls).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, PIXEL],
      ['init', PIXEL],
      ['track', 'PageView'],
      ['trackCustom', 'login', {}, { eventID: 'login:1' }],
    ])
    expect([page.fbq?.disablePushState, page._fbq]).toEqual([true, page.fbq])
  })

  it('starts several pixels, with Limited Data Use before them', async () => {
    const { calls, load } = vendor()
    const settings = { pixelId: '11111, 22222', limitedDataUse: true }
    const { destination } = await start({ settings, loadScript: load })
    await destination.load?.()
    expect(calls.map(([command, first]) => [command, first])).toEqual([
      ['consent', 'grant'],
      ['dataProcessingOptions', ['LDU']],
      ['set', 'autoConfig'],
      ['init', '11111'],
      ['set', 'autoConfig'],
      ['init', '22222'],
      ['track', 'PageView'],
    ])
  })

  it('[TR-17] tells the network a hash of the customer’s id alone, once, until the customer leaves', async () => {
    const { calls, load } = vendor()
    const { test, destination } = await start({ loadScript: load })
    await destination.load?.()
    const before = calls.length
    for (const name of ['login', 'gameLaunch'] as const)
      await destination.send(trackedEvent(name, { customerId: '7', customerName: 'player1' }))
    const external_id = '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
    expect(calls.slice(before)).toEqual([
      ['init', PIXEL, { external_id }],
      ['trackCustom', 'login', {}, { eventID: 'login:1' }],
      ['trackCustom', 'gameLaunch', {}, { eventID: 'gameLaunch:1' }],
    ])
    test.emit(sessionEnded, { reason: 'logout' })
    expect(calls.slice(before + 3)).toEqual([['set', 'userData', {}]])
  })

  it('[RO-13] removes script and globals when it is off, and revokes the vendor’s consent', async () => {
    const { calls, load } = vendor()
    const { test, destination } = await start({ loadScript: load })
    await destination.load?.()
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    expect(test.scripts).toEqual([])
    expect([page.fbq, page._fbq]).toEqual([undefined, undefined])
    expect(calls.at(-1)).toEqual(['consent', 'revoke'])
    // The host removes these (TR-16).
    expect(manifest.cookies).toEqual(['_fbc', '_fbp'])
  })

  it('[TR-03] [EN-06] [CO-07a] [CO-07c] writes click id and browser id for 90 days, and contributes them to pixelTrack', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
    const written = vi.spyOn(document, 'cookie', 'set')
    const { test } = await start({ clicks: { fbclid: 'AbC_x' } })
    const track = test.contributions(pixelTrack)[0]?.()
    expect(track).toEqual({
      fbPixelId: PIXEL,
      fbclid: 'AbC_x',
      fbc: readCookie('_fbc'),
      fbp: readCookie('_fbp'),
    })
    // The time of the click, which may be days ago; _fbp begins now.
    expect(track?.fbc).toMatch(new RegExp(`^fb\\.\\d\\.${CLICKED_AT}\\.AbC_x$`))
    expect(track?.fbp).toMatch(/^fb\.\d\.1800000000000\.\d+$/)
    const lives = written.mock.calls.flat().map((cookie) => {
      const [, name, seconds] = /^(\w+)=fb\.[^;]*;.* max-age=(\d+);/.exec(cookie) ?? []
      return [name, Number(seconds)] as const
    })
    expect(new Map(lives)).toEqual(
      new Map([
        ['_fbc', 7_776_000],
        ['_fbp', 7_776_000],
      ]),
    )
  })

  it('leaves the cookies of an earlier visit', async () => {
    document.cookie = '_fbc=fb.1.5.Old; path=/'
    document.cookie = '_fbp=fb.1.5.6; path=/'
    await start()
    expect([readCookie('_fbc'), readCookie('_fbp')]).toEqual(['fb.1.5.Old', 'fb.1.5.6'])
  })

  it('warns, and sends nothing, without a usable pixel id', async () => {
    const { test, destination } = await start({ settings: {} })
    expect(destination).toBeUndefined()
    expect(test.logger.entries[0]?.subject).toMatch(/^FB-PIXEL/)
    expect(document.cookie).not.toMatch(/_fb/)
  })
})
