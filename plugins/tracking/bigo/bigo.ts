import {
  type Activate,
  layerStub,
  type PixelCall,
  pixelDestination,
  pixelIds,
  trackingDestinations,
  type EventNames,
  type PixelEvent,
} from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { definedFields } from '../shared/defined-fields.ts'
import { writeClickCookie } from '../shared/write-click-cookie.ts'
import { CLICK_COOKIE, CLICK_DAYS } from './constants.ts'
import type { manifest } from './manifest.ts'

/** The vendor takes no deposit but the first one's arrival, which therefore carries the money. */
const NAMES: EventNames = {
  register: 'ec_register',
  firstDepositArrival: 'ec_purchase',
  viewContent: 'ec_detail_view',
  downloadApp: 'app_download',
}

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

/** Whether the address asks for a test: `isBgeTest=1` or `isBgeTest=true`. */
const isTestAddress = (search: string): boolean =>
  /^(?:1|true)$/i.test(new URLSearchParams(search).get('isBgeTest') ?? '')

/** What the vendor calls `event_id` is the event's name; it has no id for de-duplication. */
const map = ({ name, money, content }: PixelEvent): readonly PixelCall[] => [
  ['event', name, { ...money, ...(content && { content_id: content.id }) }],
]
