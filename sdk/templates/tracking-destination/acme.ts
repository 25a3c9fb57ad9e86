import { type Activate, trackingDestinations } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { accepts, map, type PixelCall } from './map.ts'

/** What the vendor's script finds on the page: the calls before it loaded, in order. */
interface Stub {
  readonly pixelId: string
  readonly queue: PixelCall[]
  /** Set by the script, and called from then on. */
  send?: (call: PixelCall) => void
}

export const activate: Activate<typeof manifest> = (context) => {
  const { pixelId, scriptUrl } = context.settings
  if (pixelId === '') return context.logger.warn('TR-PIXEL: the setting pixelId is not a pixel’s number')
  const stub: Stub = { pixelId, queue: [] }
  context.global('acmePixel', stub)
  context.contribute(trackingDestinations, {
    key: 'acme',
    consent: 'marketing',
    purpose: 'purpose',
    accepts,
    load: () => context.script(new URL(scriptUrl, location.origin).href, { retries: 1 }),
    send(event) {
      const call = map(event)
      if (stub.send) stub.send(call)
      else stub.queue.push(call)
    },
  })
}
