import { type Activate, navigated, pageHoldsSecrets, trackingDestinations } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { accepts, map, type PixelCall } from './map.ts'
import { createPixel } from './pixel.ts'

export const activate: Activate<typeof manifest> = (context) => {
  const { pixelId, scriptUrl } = context.settings
  if (pixelId === '') return context.logger.warn('TR-ACME-PIXEL: the setting pixelId is not a pixel’s number')
  const pixel = createPixel()
  context.global('acmePixel', pixel)
  pixel('init', pixelId)

  // The vendor's script reads the page's address by itself, so calls wait while that contains a secret (TR-17).
  const waiting: PixelCall[] = []
  const flush = (): void => {
    if (!pageHoldsSecrets(location)) for (const call of waiting.splice(0)) pixel(...call)
  }
  context.on(navigated, flush)

  context.contribute(trackingDestinations, {
    key: 'acme',
    consent: 'marketing',
    purpose: 'purpose',
    accepts,
    load: () => context.script(new URL(scriptUrl, location.origin).href, { retries: 1 }),
    send(event) {
      waiting.push(map(event))
      flush()
    },
  })
}
