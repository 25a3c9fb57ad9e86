import {
  type CanonicalEvent,
  type TrackingDestination,
  trackingDestinations,
  type TrackingPayload,
} from '../contracts/tracking.ts'
import { definePlugin, plugin } from '../plugin.ts'
import { navigated } from '../services/navigation.ts'
import { testPlugin } from '../testing/test-plugin.ts'
import { pixelDestination, type PixelOptions } from './pixel-destination.ts'
import type { PixelCall } from './pixel-function.ts'

const manifest = definePlugin({
  id: 'vendors.pixel',
  version: '1.0.0',
  sdk: '^1',
  title: 'Pixel',
  contributes: [trackingDestinations],
})

export const event = (name: CanonicalEvent, payload: TrackingPayload = {}) => ({
  name,
  id: `${name}:1`,
  at: 0,
  payload,
})

/** A plugin with one pixel, and the calls that it makes. */
export async function start(
  options: Partial<PixelOptions> = {},
  loadScript: (url: string) => unknown = () => {},
) {
  const calls: PixelCall[] = []
  const subject = plugin(manifest, () => ({
    activate: (
      context: Parameters<typeof pixelDestination>[0] & { contribute: (...given: never) => unknown },
    ) => {
      const destination = pixelDestination(context, {
        key: 'pixel',
        scripts: ['https://vendor.example/pixel.js'],
        call: (...call) => void calls.push(call),
        start: [['init', '1']],
        stop: [['revoke']],
        pageView: [['page']],
        names: { login: 'login', deposit: 'purchase', firstDepositArrival: 'first' },
        map: ({ name, id, money }) => [['track', name, { id, ...money }]],
        ...options,
      })
      Reflect.apply(context.contribute, context, [trackingDestinations, destination])
    },
  }))
  const test = await testPlugin(subject, { loadScript })
  const go = (address: string): void => {
    window.history.replaceState(null, '', address)
    test.emit(navigated, { pathname: location.pathname, search: location.search, hash: '' })
  }
  return { test, calls, go, destination: test.contributions(trackingDestinations)[0] as TrackingDestination }
}
