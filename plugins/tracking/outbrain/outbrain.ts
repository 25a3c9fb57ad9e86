import { type Activate, commandStub, pixelDestination, pixelIds, trackingDestinations } from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { definedFields } from '../shared/defined-fields.ts'
import type { manifest } from './manifest.ts'
import { map, NAMES } from './map.ts'

export const activate: Activate<typeof manifest> = (context, { attribution }) => {
  const { marketerId, postback, eventNames, scriptUrl } = context.settings
  // With or without the pixel: the relay's server reports conversions by the click id.
  context.contribute(pixelTrack, () => definedFields({ obclid: attribution?.clickId('obclid')?.value }))
  const ids = pixelIds(marketerId)
  if (ids.length === 0) {
    if (!postback) context.logger.warn('OB-MARKETER: the setting marketerId is not the id of a marketer')
    return
  }
  const members = { version: '1.0', loaded: true, marketerId: ids.length === 1 ? ids[0] : ids }
  context.contribute(
    trackingDestinations,
    pixelDestination(context, {
      key: 'outbrain',
      scripts: [scriptUrl],
      call: commandStub(context, 'obApi', 'dispatch', members),
      pageView: [['track', 'PAGE_VIEW']],
      names: { ...NAMES, ...eventNames },
      map,
    }),
  )
}
