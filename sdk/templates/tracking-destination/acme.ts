import { type Activate, commandStub, pixelDestination, pixelIds, trackingDestinations } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { map, NAMES } from './map.ts'

export const activate: Activate<typeof manifest> = (context) => {
  const { pixelId, scriptUrl } = context.settings
  const ids = pixelIds(pixelId)
  if (ids.length === 0)
    return context.logger.warn('TR-ACME-PIXEL: the setting pixelId is not a pixel’s number')
  context.contribute(
    trackingDestinations,
    pixelDestination(context, {
      key: 'acme',
      purpose: 'purpose',
      scripts: [scriptUrl],
      // The vendor's script sets `handle` on its function, takes the calls that wait in its `queue`, and gets the later ones.
      call: commandStub(context, 'acmePixel', 'handle'),
      start: ids.map((id) => ['init', id]),
      pageView: [['track', 'page_view']],
      names: NAMES,
      map,
    }),
  )
}
