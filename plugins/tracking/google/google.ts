import {
  type Activate,
  clickIdParameters,
  type Disposer,
  type PixelCall,
  pixelDestination,
  pixelIds,
  trackingDestinations,
} from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { CLICK_DAYS, CLICK_PARAMETERS } from './constants.ts'
import { GoogleTags } from './google-tags.ts'
import { createGtag, isGoogleRunning } from './gtag.ts'
import type { manifest } from './manifest.ts'
import { googleCalls, NAMES, tagOf } from './map.ts'

export const activate: Activate<typeof manifest> = (context, { consent, attribution }) => {
  const { tagIds, conversions, eventNames, scriptUrl } = context.settings
  const ids = pixelIds(tagIds)
  const [firstId] = ids
  if (firstId === undefined) return context.logger.warn('GO-TAG: the setting tagIds names no tag')
  for (const label of Object.values(conversions))
    if (!ids.includes(tagOf(label))) context.logger.warn(`GO-LABEL: the tag of ${label} is not among tagIds`)

  const tags = new GoogleTags(ids, createGtag(context), () => consent.granted.get())
  const call = (...[command, name, parameters]: PixelCall): void => {
    if (command === 'start') tags.start()
    else if (command === 'stop') tags.stop()
    else if (command === 'view') tags.viewPage()
    else if (command === 'identify') tags.identify(String(name))
    else if (command === 'forget') tags.forget()
    else tags.send(name, parameters)
  }
  const names = { ...NAMES, ...eventNames }
  const script = `${scriptUrl}?id=${tags.allowed[0] ?? firstId}`
  context.contribute(trackingDestinations, {
    ...pixelDestination(context, {
      key: 'google',
      consent: ['analytics', 'marketing'],
      scripts: isGoogleRunning() ? [] : [script],
      call,
      start: [['start']],
      stop: [['stop']],
      pageView: [['view']],
      identify: (id) => [['identify', id]],
      forget: [['forget']],
      names,
      map: (event) => googleCalls(event, tags.allowed, conversions),
    }),
    accepts: (canonical) => {
      const name = names[canonical]
      return Boolean(name && googleCalls({ canonical, name, id: '' }, tags.allowed, conversions).length)
    },
  })

  let clickIds: Disposer[] = []
  const onConsent = (): void => {
    // A click is an ad's: it is stored for marketing alone.
    for (const undo of clickIds.splice(0)) void undo()
    if (consent.granted.get().marketing)
      clickIds = CLICK_PARAMETERS.map((parameter) =>
        context.contribute(clickIdParameters, { parameter, days: CLICK_DAYS }),
      )
  }
  onConsent()
  context.defer(
    consent.granted.subscribe(() => {
      onConsent()
      tags.update()
    }),
  )
  context.contribute(pixelTrack, () => {
    const gclid = attribution?.clickId('gclid')?.value
    return { gtagId: tagIds, ...(gclid === undefined ? {} : { gclid }) }
  })
}
