import { type Activate, trackingDestinations } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { accepts, map } from './map.ts'
import { createPixel } from './pixel.ts'

export const activate: Activate<typeof manifest> = (context) => {
  const { pixelId, scriptUrl } = context.settings
  if (pixelId === '') return context.logger.warn('TR-ACME-PIXEL: the setting pixelId is not a pixel’s number')
  const pixel = createPixel()
  context.global('acmePixel', pixel)
  pixel('init', pixelId)
  context.contribute(trackingDestinations, {
    key: 'acme',
    consent: 'marketing',
    purpose: 'purpose',
    accepts,
    load: () => context.script(new URL(scriptUrl, location.origin).href, { retries: 1 }),
    send: (event) => pixel(...map(event)),
  })
}
