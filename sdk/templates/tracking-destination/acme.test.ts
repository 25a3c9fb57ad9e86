import { type CanonicalEvent, navigated, trackingDestinations, type TrackingPayload } from '@foyer/sdk'
import { describeConformance, testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { options } from './conformance.ts'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

const event = (name: CanonicalEvent, payload: TrackingPayload = {}) => ({
  name,
  id: `${name}:1`,
  at: 0,
  payload,
})
interface Pixel {
  queue: unknown[][]
  handle?: (...call: unknown[]) => void
}
const page = globalThis as { readonly acmePixel?: Pixel }

async function start() {
  const sent: unknown[][] = []
  const test = await testPlugin(plugin, {
    settings: { pixelId: '1234567890' },
    loadScript: () => {
      if (page.acmePixel) page.acmePixel.handle = (...call) => void sent.push(call)
    },
  })
  const [destination] = test.contributions(trackingDestinations)
  return { test, sent, destination }
}

describe('what the vendor is told', () => {
  it.each([
    [event('login'), ['track', 'login', { id: 'login:1' }]],
    [
      event('deposit', { value: '5', currency: 'VND' }),
      ['track', 'purchase', { id: 'deposit:1', value: 5, currency: 'VND' }],
    ],
    [event('deposit', { value: '5' }), ['track', 'purchase', { id: 'deposit:1' }]],
    [event('login', { customerId: '7', value: '5', currency: 'VND' }), ['track', 'login', { id: 'login:1' }]],
    [
      event('gameLaunch', { content: { id: 'G1' } }),
      ['track', 'play', { id: 'gameLaunch:1', content: 'G1' }],
    ],
  ])('of %j is %j', async (given, call) => {
    const { test, destination } = await start()
    expect(destination?.preview?.(given)).toEqual([call])
    await test.dispose()
  })
})

it('fetches the script when it is asked to, and counts each page once', async () => {
  const { test, sent, destination } = await start()
  expect(test.scripts).toEqual([])
  await destination?.load?.()
  void destination?.send(event('login'))
  test.emit(navigated, { pathname: location.pathname, search: '?page=2', hash: '' })
  expect(sent).toEqual([
    ['init', '1234567890'],
    ['track', 'page_view'],
    ['track', 'login', { id: 'login:1' }],
  ])
  await test.dispose()
  expect(page.acmePixel).toBeUndefined()
})
