import { type Activate, methodStub, pixelDestination, pixelIds, trackingDestinations } from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { definedFields } from '../shared/defined-fields.ts'
import { scriptOfPixel } from '../shared/script-of-pixel.ts'
import { METHODS } from './constants.ts'
import type { manifest } from './manifest.ts'
import { mapFor, NAMES } from './map.ts'

export const activate: Activate<typeof manifest> = (context, { attribution }) => {
  const { pixelId, eventNames, scriptUrl, fallbackUrl } = context.settings
  const ids = pixelIds(pixelId)
  if (ids.length === 0) return context.logger.warn('KW-PIXEL: the setting pixelId is not the id of a pixel')
  context.contribute(
    trackingDestinations,
    pixelDestination(context, {
      key: 'kwai',
      scripts: ids.map((id) => [scriptUrl, fallbackUrl].map((url) => scriptOfPixel(url, id, 'kwaiq'))),
      call: methodStub(context, 'kwaiq', {
        nameVariable: 'KwaiAnalyticsObject',
        methods: METHODS,
        ids,
        scriptUrl,
      }),
      pageView: [['page']],
      names: { ...NAMES, ...eventNames },
      map: mapFor(ids),
    }),
  )
  context.contribute(pixelTrack, () =>
    definedFields({
      kwaiPixelBaseCode: pixelId,
      kwai_pixel_id: pixelId,
      kwaiclid: (attribution?.clickId('kwaiclid') ?? attribution?.clickId('kwai_click_id'))?.value,
    }),
  )
}
