import {
  type Activate,
  layerStub,
  type PixelCall,
  pixelDestination,
  pixelIds,
  trackingDestinations,
} from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { definedFields } from '../defined-fields.ts'
import { writeClickCookie } from '../write-click-cookie.ts'
import { CLICK_COOKIE, CLICK_DAYS } from './constants.ts'
import { isTestAddress } from './is-test-address.ts'
import type { manifest } from './manifest.ts'
import { map, NAMES } from './map.ts'

export const activate: Activate<typeof manifest> = (context, { attribution }) => {
  const { pixelId, eventNames, scriptUrl } = context.settings
  const ids = pixelIds(pixelId)
  const [first] = ids
  if (first === undefined)
    return context.logger.warn('BG-PIXEL: the setting pixelId is not the id of a pixel')
  const isTest = context.settings.test || isTestAddress(location.search)
  const click = attribution?.clickId('bbg')
  writeClickCookie(CLICK_COOKIE, click, CLICK_DAYS)
  const script = new URL(scriptUrl, location.origin)
  script.searchParams.set('pixel_id', first)
  context.contribute(
    trackingDestinations,
    pixelDestination(context, {
      key: 'bigo',
      scripts: isTest ? [] : [script.href],
      call: isTest
        ? (...call) => context.logger.warn('a test: this is not sent', call)
        : layerStub(context, 'bge', 'bgdataLayer'),
      start: ids.map((id): PixelCall => ['init', id]),
      pageView: [['event', 'page_view']],
      names: { ...NAMES, ...eventNames },
      revenueOn: 'firstDepositArrival',
      map,
    }),
  )
  context.contribute(pixelTrack, () => definedFields({ bigoPixelId: pixelId, bbg: click?.value }))
}
