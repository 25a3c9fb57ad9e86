import { type Activate, methodStub, pixelDestination, pixelIds, trackingDestinations } from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { definedFields } from '../shared/defined-fields.ts'
import { scriptOfPixel } from '../shared/script-of-pixel.ts'
import { writeClickCookie } from '../shared/write-click-cookie.ts'
import { CLICK_DAYS, METHODS, SCRIPT_URLS } from './constants.ts'
import type { manifest } from './manifest.ts'
import { map, NAMES } from './map.ts'

export const activate: Activate<typeof manifest> = (context, { attribution }) => {
  const { pixelId, region, limitedDataUse, purchaseEvent, eventNames, scriptUrl } = context.settings
  const ids = pixelIds(pixelId)
  if (ids.length === 0) return context.logger.warn('TT-PIXEL: the setting pixelId is not the id of a pixel')
  const url = scriptUrl || SCRIPT_URLS[region]
  const click = attribution?.clickId('ttclid')
  writeClickCookie('ttclid', click, CLICK_DAYS)
  context.contribute(
    trackingDestinations,
    pixelDestination(context, {
      key: 'tiktok',
      scripts: ids.map((id) => scriptOfPixel(url, id, 'ttq')),
      call: methodStub(context, 'ttq', {
        nameVariable: 'TiktokAnalyticsObject',
        methods: METHODS,
        ids,
        scriptUrl: url,
        loadOptions: limitedDataUse ? { limited_data_use: true } : {},
      }),
      start: [['grantConsent']],
      stop: [['revokeConsent']],
      pageView: [['page']],
      identify: (external_id) => [['identify', { external_id }]],
      forget: [['identify', { external_id: '' }]],
      names: { ...NAMES, deposit: purchaseEvent, ...eventNames },
      map,
    }),
  )
  context.contribute(pixelTrack, () => definedFields({ tiktokPixelId: pixelId, ttclid: click?.value }))
}
