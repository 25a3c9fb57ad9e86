import { beforeEach, describe, expect, it } from 'vitest'
import { pixelTrack } from '../contract.ts'
import { startPixel, type StartOptions, trackedEvent } from '../shared/start-pixel.fake.ts'
import { EVENTS } from './constants.ts'
import kwai from './manifest.ts'

const PIXEL = '294837561029384756'
const SCRIPT = 'kos/s101/nlav11187/pixel/events.js'
const start = (options: Partial<StartOptions> = {}) =>
  startPixel(kwai, { settings: { pixelId: PIXEL }, ...options })
const page = globalThis as { kwaiq?: unknown }

beforeEach(() => window.history.replaceState(null, '', '/m/home'))

describe('kwai', () => {
  it('[TR-04] sends the events that Kwai knows, by its names, and no other', async () => {
    const { plan } = await start()
    const track = (name: string) => [['instance', PIXEL, 'track', name, {}]]
    expect(plan()).toEqual({
      register: track('completeRegistration'),
      depositSubmit: track('initiatedCheckout'),
      deposit: track('purchase'),
      firstDepositArrival: track('firstDeposit'),
      viewContent: track('contentView'),
      downloadApp: track('download'),
    })
    expect(
      Object.values(plan())
        .flat()
        .map((call) => (call as string[])[3])
        .sort(),
    ).toEqual([...EVENTS].sort())
  })

  it('[TR-18] sends the money of an arrival once, and what was viewed', async () => {
    const { plan } = await start()
    const planned = plan({ value: '50', currency: 'BRL', content: { id: 'g1', name: 'Dragon' } })
    const viewed = { content_id: 'g1', content_type: 'product', content_name: 'Dragon' }
    expect(planned['deposit']).toEqual([
      ['instance', PIXEL, 'track', 'purchase', { value: 50, currency: 'BRL', ...viewed }],
    ])
    expect(planned['firstDepositArrival']).toEqual([['instance', PIXEL, 'track', 'firstDeposit', viewed]])
  })

  it('takes another of Kwai’s names, and none that Kwai does not know', async () => {
    const { plan } = await start({
      settings: { pixelId: PIXEL, eventNames: { login: 'contentView', deposit: '' } },
    })
    expect(plan()['login']).toEqual([['instance', PIXEL, 'track', 'contentView', {}]])
    expect(plan()).not.toHaveProperty('deposit')
    await expect(
      start({ settings: { pixelId: PIXEL, eventNames: { deposit: 'Purchase' } } }),
    ).rejects.toThrow('TE-SETTINGS')
  })

  it('[TR-04] loads a script for each pixel, from the other host where the first is blocked, and sends to each', async () => {
    const settings = { pixelId: '11111,22222' }
    const asked: string[] = []
    const { destination } = await start({
      settings,
      loadScript: (url) => {
        asked.push(url)
        if (url.includes('s1.kwai.net')) throw new Error('blocked')
      },
    })
    await destination.load?.()
    await destination.send(trackedEvent('register'))
    const query = (id: string) => `?sdkid=${id}&lib=kwaiq`
    expect([...asked].sort()).toEqual([
      `https://s1.kwai.net/${SCRIPT}${query('11111')}`,
      `https://s1.kwai.net/${SCRIPT}${query('22222')}`,
      `https://s16-11187.ap4r.com/${SCRIPT}${query('11111')}`,
      `https://s16-11187.ap4r.com/${SCRIPT}${query('22222')}`,
    ])
    const stub = page.kwaiq as unknown[] & { instance: (id: string) => unknown[] }
    expect([...stub]).toEqual([['page']])
    for (const id of ['11111', '22222'])
      expect([...stub.instance(id)]).toEqual([['track', 'completeRegistration', {}]])
  })

  it.each(['kwaiclid', 'kwai_click_id'])(
    '[EN-06] contributes the pixel and the click of %s',
    async (parameter) => {
      const { test } = await start({ clicks: { [parameter]: 'AbC' } })
      expect(test.contributions(pixelTrack)[0]?.()).toEqual({
        kwaiPixelBaseCode: PIXEL,
        kwai_pixel_id: PIXEL,
        kwaiclid: 'AbC',
      })
    },
  )

  it('warns, and sends nothing, without a usable pixel id', async () => {
    const { test, destination } = await start({ settings: {} })
    expect(destination).toBeUndefined()
    expect(test.logger.entries[0]?.subject).toMatch(/^KW-PIXEL/)
  })
})
