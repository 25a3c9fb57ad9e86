import { type TrackingPayload, trackingDestinations } from '@foyer/sdk'
import { describeConformance, testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { options } from './conformance.ts'
import plugin from './manifest.ts'
import { map, type PixelCall } from './map.ts'
import type { Pixel } from './pixel.ts'

describeConformance(plugin, options, { describe, it })

const event = (name: 'deposit' | 'login', payload: TrackingPayload = {}) => ({
  name,
  id: `${name}:1`,
  at: 0,
  payload,
})

describe('map', () => {
  it.each([
    [event('login'), ['track', 'login', { id: 'login:1' }]],
    [
      event('deposit', { value: 5, currency: 'VND' }),
      ['track', 'purchase', { id: 'deposit:1', value: 5, currency: 'VND' }],
    ],
    [event('deposit', { value: 5 }), ['track', 'purchase', { id: 'deposit:1' }]],
    [event('login', { customerId: '7', value: 5, currency: 'VND' }), ['track', 'login', { id: 'login:1' }]],
  ])('%j is %j', (given, call) => {
    expect(map(given)).toEqual(call)
  })
})

it('queues events for the vendor’s script, and calls it once it has loaded', async () => {
  const sent: PixelCall[] = []
  const page = globalThis as { readonly acmePixel?: Pixel }
  const test = await testPlugin(plugin, {
    settings: { pixelId: '1234567890' },
    loadScript: () => {
      if (page.acmePixel) page.acmePixel.handle = (...call) => void sent.push(call)
    },
  })
  const [destination] = test.contributions(trackingDestinations)
  void destination?.send(event('login'))
  const login: PixelCall = ['track', 'login', { id: 'login:1' }]
  expect(page.acmePixel?.queue).toEqual([['init', '1234567890'], login])
  await destination?.load?.()
  void destination?.send(event('login'))
  expect(sent).toEqual([login])
  await test.dispose()
  expect(page.acmePixel).toBeUndefined()
})
