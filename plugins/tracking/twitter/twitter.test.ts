import { CANONICAL_EVENTS, navigated } from '@foyer/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { pixelTrack } from '../contract.ts'
import { startPixel, type StartOptions, trackedEvent } from '../shared/start-pixel.fake.ts'
import twitter from './manifest.ts'

const PIXEL = 'o1abc'
const EVENT_IDS = {
  register: 'tw-o1abc-reg',
  depositSubmit: 'tw-o1abc-chk',
  startTrial: 'tw-o1abc-tri',
  deposit: 'tw-o1abc-buy, tw-o2xyz-buy',
  viewContent: 'tw-o1abc-view',
  downloadApp: 'tw-o1abc-down',
}
const start = (
  settings: object = { pixelId: PIXEL, eventIds: EVENT_IDS },
  more: Partial<StartOptions> = {},
) => startPixel(twitter, { settings: { ...settings }, ...more })
const page = globalThis as { twq?: unknown }
const queue = () => (page.twq as { queue: unknown[][] }).queue

beforeEach(() => window.history.replaceState(null, '', '/m/home'))

describe('twitter', () => {
  it('[TR-11] sends the events that the account has an id for, under each of its ids', async () => {
    const { plan, test } = await start()
    const event = (name: keyof typeof EVENT_IDS) => [
      ['event', EVENT_IDS[name], { conversion_id: `${name}:1` }],
    ]
    expect(plan()).toEqual({
      register: event('register'),
      depositSubmit: event('depositSubmit'),
      startTrial: event('startTrial'),
      viewContent: event('viewContent'),
      downloadApp: event('downloadApp'),
      deposit: [
        ['event', 'tw-o1abc-buy', { conversion_id: 'deposit:1' }],
        ['event', 'tw-o2xyz-buy', { conversion_id: 'deposit:1' }],
      ],
    })
    expect(test.logger.entries).toEqual([])
  })

  it('takes an id for every canonical event', async () => {
    const eventIds = Object.fromEntries(CANONICAL_EVENTS.map((name) => [name, 'tw-o1abc-any']))
    const { plan } = await start({ pixelId: PIXEL, eventIds })
    expect(Object.keys(plan())).toEqual([...CANONICAL_EVENTS])
  })

  it('sends nothing without ids, and warns once of all', async () => {
    const { plan, test } = await start({ pixelId: PIXEL })
    expect(plan()).toEqual({})
    expect(test.logger.entries.map(({ subject }) => subject)).toEqual([
      'TW-EVENTS: the setting eventIds has no id for register, depositSubmit, startTrial, deposit, viewContent, downloadApp',
    ])
  })

  it('[TR-18] sends the money of an arrival once, and what was viewed', async () => {
    const { plan } = await start({ pixelId: PIXEL, eventIds: { ...EVENT_IDS, deposit: 'tw-o1abc-buy' } })
    const planned = plan({ value: '50', currency: 'MYR', content: { id: 'g1', name: 'Dragon' } })
    const contents = [{ content_id: 'g1', content_name: 'Dragon' }]
    expect(planned['deposit']).toEqual([
      ['event', 'tw-o1abc-buy', { value: 50, currency: 'MYR', conversion_id: 'deposit:1', contents }],
    ])
    expect(planned['startTrial']).toEqual([
      ['event', 'tw-o1abc-tri', { conversion_id: 'startTrial:1', contents }],
    ])
  })

  it('[TR-11] configures each pixel, and counts each page where the account has an event for it', async () => {
    const pageViewId = 'tw-o1abc-page'
    const { test, destination } = await start({
      pixelId: 'o1abc, o2xyz',
      pageViewId,
      restrictedDataUse: true,
    })
    await destination.load?.()
    window.history.replaceState(null, '', '/m/mall')
    test.emit(navigated, { pathname: '/m/mall', search: '', hash: '' })
    expect(test.scripts.map(({ url }) => url)).toEqual(['https://static.ads-twitter.com/uwt.js'])
    const restricted = { restricted_data_use: 'restrict_optimization' }
    expect(queue()).toEqual([
      ['config', 'o1abc', restricted],
      ['config', 'o2xyz', restricted],
      ['event', pageViewId, {}],
      ['event', pageViewId, {}],
    ])
  })

  it('leaves page views to the pixel without one', async () => {
    const { destination } = await start()
    await destination.load?.()
    await destination.send(trackedEvent('register'))
    expect(queue()).toEqual([
      ['config', PIXEL],
      ['event', 'tw-o1abc-reg', { conversion_id: 'register:1' }],
    ])
  })

  it('[EN-06] contributes the pixel and the click', async () => {
    const { test } = await start(undefined, { clicks: { twclid: '2-AbC' } })
    expect(test.contributions(pixelTrack)[0]?.()).toEqual({ twPixelId: PIXEL, twclid: '2-AbC' })
  })

  it.each([{ pixelId: "x');" }, { pixelId: PIXEL, eventIds: { deposit: 'Purchase' } }])(
    'refuses %j',
    async (settings) => {
      await expect(start(settings)).rejects.toThrow('TE-SETTINGS')
    },
  )

  it('warns, and sends nothing, without a usable pixel id', async () => {
    const { test, destination } = await start({})
    expect(destination).toBeUndefined()
    expect(test.logger.entries[0]?.subject).toMatch(/^TW-PIXEL/)
  })
})
