import { evaluate, type Facts } from '@foyer/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { pixelTrack } from '../contract.ts'
import { startPixel, type StartOptions, trackedEvent } from '../shared/start-pixel.fake.ts'
import outbrain, { manifest } from './manifest.ts'

const MARKETER = '00ab12cd34ef56ab78cd90ef12ab34cd56'
const start = (options: Partial<StartOptions> = {}) =>
  startPixel(outbrain, { settings: { marketerId: MARKETER }, ...options })
const page = globalThis as { obApi?: { queue: unknown[][]; marketerId: unknown } }

beforeEach(() => window.history.replaceState(null, '', '/m/home'))

describe('outbrain', () => {
  it.each([
    [{ marketerId: MARKETER }, 'on'],
    [{ postback: true }, 'on'],
    [{ postback: false }, 'off'],
    [{}, 'off'],
  ])('[TR-16] with %j it is %s, and off without consent', (setting, state) => {
    const facts = (marketing: boolean): Facts => ({
      switch: {}, consent: { marketing }, setting: { [manifest.id]: setting }, member: {}, device: {}, session: {},
      site: {}, fresh: true,
    }) // prettier-ignore
    expect(evaluate(manifest.when, facts(true), manifest.id).state).toBe(state)
    expect(evaluate(manifest.when, facts(false), manifest.id).state).toBe('off')
  })

  it('[TR-11] sends conversions under the site’s names', async () => {
    const { plan } = await start()
    const track = (name: string) => [['track', name, {}]]
    expect(plan()).toEqual({
      register: track('register'),
      depositSubmit: track('depositSubmit'),
      deposit: track('deposit'),
      redeposit: track('redeposit'),
      firstDepositArrival: track('firstDepositArrival'),
      startTrial: track('startTrial'),
      viewContent: track('viewContent'),
      downloadApp: track('downloadApp'),
    })
  })

  it('[TR-18] sends the order, its money once, under the names of the merchant’s dashboard', async () => {
    const settings = { marketerId: MARKETER, eventNames: { deposit: 'First deposit' } }
    const { plan } = await start({ settings })
    const planned = plan({ value: '50', currency: 'VND', reference: 'D-1' })
    expect(planned['deposit']).toEqual([
      ['track', 'First deposit', { orderId: 'D-1', orderValue: 50, currency: 'VND' }],
    ])
    expect(planned['firstDepositArrival']).toEqual([['track', 'firstDepositArrival', { orderId: 'D-1' }]])
  })

  it.each([
    [MARKETER, MARKETER],
    [`${MARKETER}, 1234567890`, [MARKETER, '1234567890']],
  ])('[TR-11] loads the vendor’s script for %s, and counts the page', async (marketerId, members) => {
    const { test, destination } = await start({ settings: { marketerId } })
    expect(page.obApi?.marketerId).toEqual(members)
    await destination.load?.()
    await destination.send(trackedEvent('register'))
    expect(test.scripts.map(({ url }) => url)).toEqual(['https://amplify.outbrain.com/cp/obtp.js'])
    expect(page.obApi?.queue).toEqual([
      ['track', 'PAGE_VIEW'],
      ['track', 'register', {}],
    ])
  })

  it.each([{ marketerId: MARKETER }, { postback: true }])(
    '[EN-06] contributes the click for the relay: %j',
    async (settings) => {
      const { test } = await start({ settings, clicks: { obclid: 'AbC' } })
      expect(test.contributions(pixelTrack)[0]?.()).toEqual({ obclid: 'AbC' })
    },
  )

  it('is no destination where the relay reports the conversions', async () => {
    const { test, destination } = await start({ settings: { postback: true } })
    expect([destination, page.obApi, test.logger.entries]).toEqual([undefined, undefined, []])
  })

  it('warns where its marketer’s id is not usable', async () => {
    const { test } = await start({ settings: {} })
    expect(test.logger.entries[0]?.subject).toMatch(/^OB-MARKETER/)
  })
})
