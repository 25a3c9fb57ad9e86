import {
  type Activate,
  commandStub,
  type PixelCall,
  pixelDestination,
  pixelIds,
  trackingDestinations,
  type PixelEvent,
} from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { definedFields } from '../shared/defined-fields.ts'
import { CONVERSIONS } from './constants.ts'
import type { manifest } from './manifest.ts'

export const activate: Activate<typeof manifest> = (context, { attribution }) => {
  const { pixelId, eventIds, pageViewId, restrictedDataUse, scriptUrl } = context.settings
  const ids = pixelIds(pixelId)
  if (ids.length === 0) return context.logger.warn('TW-PIXEL: the setting pixelId is not the id of a pixel')
  const unnamed = CONVERSIONS.filter((name) => eventIds[name] === undefined)
  if (unnamed.length > 0)
    context.logger.warn(`TW-EVENTS: the setting eventIds has no id for ${unnamed.join(', ')}`)
  const options = restrictedDataUse ? [{ restricted_data_use: 'restrict_optimization' }] : []
  context.contribute(
    trackingDestinations,
    pixelDestination(context, {
      key: 'twitter',
      scripts: [scriptUrl],
      call: commandStub(context, 'twq', 'exe', { version: '1.1' }),
      start: ids.map((id): PixelCall => ['config', id, ...options]),
      pageView: pixelIds(pageViewId).map((id) => ['event', id, {}]),
      names: eventIds,
      map,
    }),
  )
  context.contribute(pixelTrack, () =>
    definedFields({ twPixelId: pixelId, twclid: attribution?.clickId('twclid')?.value }),
  )
}

/**
 * One event under each id that the account has for it. The network drops a second one of the same `conversion_id`, from a
 * page or from a server.
 */
const map = ({ name, id, money, content }: PixelEvent): readonly PixelCall[] =>
  pixelIds(name).map((eventId) => [
    'event',
    eventId,
    { ...money, conversion_id: id, ...(content && { contents: [viewed(content)] }) },
  ])

const viewed = ({ id, name }: NonNullable<PixelEvent['content']>): object => ({
  content_id: id,
  ...(name === undefined ? {} : { content_name: name }),
})
