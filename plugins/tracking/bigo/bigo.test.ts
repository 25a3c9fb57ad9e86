import { readCookie, removeCookie } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pixelTrack } from '../contract.ts'
import { CLICKED_AT, startPixel, type StartOptions, trackedEvent } from '../shared/start-pixel.fake.ts'
import bigo from './manifest.ts'

const PIXEL = '1029384756'
const start = (options: Partial<StartOptions> = {}) =>
  startPixel(bigo, { settings: { pixelId: PIXEL }, ...options })
const page = globalThis as { bge?: unknown; bgdataLayer?: ArrayLike<unknown>[] }
const calls = (): unknown[][] => (page.bgdataLayer ?? []).map((call) => Array.from(call))

beforeEach(() => window.history.replaceState(null, '', '/m/home'))
afterEach(() => removeCookie('_bge_bbg'))

describe('bigo', () => {
  it('[TR-07] sends the events that BIGO knows, by its names, and no other', async () => {
    const { plan } = await start()
    expect(plan()).toEqual({
      register: [['event', 'ec_register', {}]],
      firstDepositArrival: [['event', 'ec_purchase', {}]],
      viewContent: [['event', 'ec_detail_view', {}]],
      downloadApp: [['event', 'app_download', {}]],
    })
  })

  it('[TR-18] sends the money with the first arrival, and what was viewed', async () => {
    const { plan } = await start()
    const planned = plan({ value: '50', currency: 'VND', content: { id: 'g1', name: 'Dragon' } })
    expect(planned['firstDepositArrival']).toEqual([
      ['event', 'ec_purchase', { value: 50, currency: 'VND', content_id: 'g1' }],
    ])
    expect(planned['viewContent']).toEqual([['event', 'ec_detail_view', { content_id: 'g1' }]])
  })

  it('[TR-07] loads the vendor’s script, starts each pixel, and counts the page', async () => {
    const { test, destination } = await start({ settings: { pixelId: '11111, 22222' } })
    await destination.load?.()
    await destination.send(trackedEvent('register'))
    expect(test.scripts.map(({ url }) => url)).toEqual([
      'https://api.imotech.video/ad/events.js?pixel_id=11111',
    ])
    expect(calls()).toEqual([
      ['init', '11111'],
      ['init', '22222'],
      ['event', 'page_view'],
      ['event', 'ec_register', {}],
    ])
  })

  it.each([
    ['/m/home', { test: true }],
    ['/m/home?isBgeTest=1', {}],
    ['/m/home?isBgeTest=true', {}],
  ])('in a test it logs the calls, and loads and sends nothing: %s %j', async (address, settings) => {
    window.history.replaceState(null, '', address)
    const { test, destination } = await start({ settings: { pixelId: PIXEL, ...settings } })
    await destination.load?.()
    await destination.send(trackedEvent('register'))
    expect([test.scripts, page.bge, page.bgdataLayer]).toEqual([[], undefined, undefined])
    expect(test.logger.entries).toHaveLength(3)
    expect(JSON.stringify(test.logger.entries)).toContain('ec_register')
  })

  it.each(['/m/home?isBgeTest=0', '/m/home?isBgeTest=', '/m/home'])('sends at %s', async (address) => {
    window.history.replaceState(null, '', address)
    const { test, destination } = await start()
    await destination.load?.()
    expect([test.scripts.length, test.logger.entries.length]).toEqual([1, 0])
  })

  it('[EN-06] writes the click, whole, where the vendor’s script looks for it, and contributes it', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(CLICKED_AT)
    const bbg = `${'aB9_'.repeat(150)}=`
    const { test } = await start({ clicks: { bbg } })
    expect(readCookie('_bge_bbg')).toBe(bbg)
    expect(test.contributions(pixelTrack)[0]?.()).toEqual({ bigoPixelId: PIXEL, bbg })
  })

  it('warns, and sends nothing, without a usable pixel id', async () => {
    const { test, destination } = await start({ settings: {} })
    expect(destination).toBeUndefined()
    expect(test.logger.entries[0]?.subject).toMatch(/^BG-PIXEL/)
  })
})
