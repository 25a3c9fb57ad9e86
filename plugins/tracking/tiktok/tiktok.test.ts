import { readCookie, removeCookie, sessionEnded } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pixelTrack } from '../contract.ts'
import { CLICKED_AT, startPixel, type StartOptions, trackedEvent } from '../shared/start-pixel.fake.ts'
import tiktok from './manifest.ts'

const PIXEL = 'C9AB12CD34EF56GH78IJ'
type Ttq = Record<string, (...parameters: unknown[]) => unknown> & { methods: string[] }
const page = globalThis as { ttq?: unknown }

/** A fake of the vendor's script: puts its own methods in the stub's place, and records every call. */
function vendor() {
  const calls: unknown[][] = []
  const load = (): void => {
    const stub = page.ttq as Ttq
    for (const method of stub.methods) stub[method] = (...given) => calls.push([method, ...given])
    for (const call of [...(page.ttq as unknown[][])]) calls.push(call)
  }
  return { calls, load }
}
const start = (options: Partial<StartOptions> = {}) =>
  startPixel(tiktok, { settings: { pixelId: PIXEL }, ...options })

beforeEach(() => window.history.replaceState(null, '', '/m/home'))
afterEach(() => removeCookie('ttclid'))

describe('tiktok', () => {
  it('[TR-02] sends each event by TikTok’s name, with an id for de-duplication', async () => {
    const { plan } = await start()
    const track = (event: string, name = event) => [['track', name, {}, { event_id: `${event}:1` }]]
    expect(plan()).toEqual({
      firstOpen: track('firstOpen'),
      registerSubmit: track('registerSubmit'),
      register: track('register', 'CompleteRegistration'),
      depositSubmit: track('depositSubmit', 'InitiateCheckout'),
      withdraw: track('withdraw'),
      deposit: track('deposit', 'CompletePayment'),
      redeposit: track('redeposit'),
      firstDepositArrival: track('firstDepositArrival'),
      startTrial: track('startTrial', 'Subscribe'),
      login: track('login'),
      viewContent: track('viewContent', 'ViewContent'),
      downloadApp: track('downloadApp', 'Download'),
      gameLaunch: track('gameLaunch'),
      a2hsInstalled: track('a2hsInstalled'),
    })
  })

  it('[TR-18] sends the money of an arrival once, and what was viewed', async () => {
    const { plan } = await start()
    const planned = plan({ value: '50', currency: 'VND', content: { id: 'g1', name: 'Dragon' } })
    const contents = [{ content_id: 'g1', content_type: 'product', content_name: 'Dragon' }]
    expect(planned['deposit']).toEqual([
      ['track', 'CompletePayment', { value: 50, currency: 'VND', contents }, { event_id: 'deposit:1' }],
    ])
    expect(Object.keys(planned).filter((name) => JSON.stringify(planned[name]).includes('50'))).toEqual([
      'deposit',
    ])
  })

  it('takes the account’s name of a payment', async () => {
    const { plan } = await start({ settings: { pixelId: PIXEL, purchaseEvent: 'Purchase' } })
    expect(plan()['deposit']).toMatchObject([['track', 'Purchase', {}, {}]])
  })

  it('[TR-02] [TR-16] grants consent, counts the page, and revokes consent when it stops', async () => {
    const { calls, load } = vendor()
    const { test, destination } = await start({ loadScript: load })
    await destination.load?.()
    await destination.send(trackedEvent('login'))
    await test.dispose()
    expect(calls).toEqual([
      ['grantConsent'],
      ['page'],
      ['track', 'login', {}, { event_id: 'login:1' }],
      ['revokeConsent'],
    ])
    expect(page.ttq).toBeUndefined()
  })

  it('[TR-17] tells TikTok a hash of the customer’s id alone', async () => {
    const { calls, load } = vendor()
    const { test, destination } = await start({ loadScript: load })
    await destination.load?.()
    await destination.send(trackedEvent('login', { customerId: '7', customerName: 'player1' }))
    expect(calls.slice(2)).toEqual([
      ['identify', { external_id: '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451' }],
      ['track', 'login', {}, { event_id: 'login:1' }],
    ])
    test.emit(sessionEnded, { reason: 'logout' })
    expect(calls.at(-1)).toEqual(['identify', { external_id: '' }])
  })

  it.each([
    [{}, 'https://analytics.tiktok.com/i18n/pixel/events.js'],
    [{ region: 'us' }, 'https://analytics.us.tiktok.com/i18n/pixel/events.js'],
    [{ scriptUrl: '/own.js' }, `${location.origin}/own.js`],
  ])('[TR-02] loads a script for each pixel, from the region’s host: %j', async (settings, url) => {
    const { test, destination } = await start({ settings: { pixelId: `${PIXEL}, ABCDEFGHIJ`, ...settings } })
    await destination.load?.()
    expect(test.scripts.map((script) => script.url)).toEqual([
      `${url}?sdkid=${PIXEL}&lib=ttq`,
      `${url}?sdkid=ABCDEFGHIJ&lib=ttq`,
    ])
  })

  it('asks for limited data use where the merchant does', async () => {
    await start({ settings: { pixelId: PIXEL, limitedDataUse: true } })
    expect(page.ttq).toMatchObject({ _o: { [PIXEL]: { limited_data_use: true } } })
  })

  it('[EN-06] [CO-07c] keeps the click in a cookie for seven days from the click, and contributes it', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(CLICKED_AT + 86_400_000)
    const written = vi.spyOn(document, 'cookie', 'set')
    const { test } = await start({ clicks: { ttclid: 'E.C.P.x' } })
    expect(readCookie('ttclid')).toBe('E.C.P.x')
    expect(written.mock.calls.flat()).toEqual([expect.stringContaining(`max-age=${6 * 86_400};`)])
    expect(test.contributions(pixelTrack)[0]?.()).toEqual({ tiktokPixelId: PIXEL, ttclid: 'E.C.P.x' })
  })

  it('warns, and sends nothing, without a usable pixel id', async () => {
    const { test, destination } = await start({ settings: {} })
    expect(destination).toBeUndefined()
    expect(test.logger.entries[0]?.subject).toMatch(/^TT-PIXEL/)
  })
})
