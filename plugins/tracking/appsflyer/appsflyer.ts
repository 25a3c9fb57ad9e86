import {
  type Activate,
  navigated,
  pageHoldsSecrets,
  pixelDestination,
  trackingDestinations,
} from '@foyer/sdk'
import { campaignOf } from '../shared/campaign-of.ts'
import { createAf } from './af-stub.ts'
import type { manifest } from './manifest.ts'
import { map, NAMES } from './map.ts'

export const activate: Activate<typeof manifest> = (context) => {
  const { webDevKey, eventNames, scriptUrl } = context.settings
  if (webDevKey === '') return context.logger.warn('AF-KEY: the setting webDevKey is no web dev key')
  const options = { pba: { webAppId: webDevKey, measurementStatus: false } }
  const af = createAf(context, options)

  // The script reports the visit with the page's address by itself: not while that holds a secret (TR-17).
  let isMeasuring = false
  const measure = (): void => {
    if (isMeasuring || !af.isRunning() || pageHoldsSecrets(location)) return
    isMeasuring = true
    af.measure(true)
  }
  // Before the pixel's own handler, which makes the calls that waited: they need measurement.
  context.on(navigated, measure)
  context.defer(() => af.measure(false))

  const campaign = campaignOf(context)
  const destination = pixelDestination(context, {
    key: 'appsflyer',
    scripts: af.isRunning() ? [] : [scriptUrl],
    call: (...call) => {
      measure()
      af.call(...call)
    },
    identify: (id) => [['pba', 'setCustomerUserId', id]],
    forget: [['pba', 'setCustomerUserId', '']],
    names: { ...NAMES, ...eventNames },
    map: (event) => map(event, campaign()),
  })
  context.contribute(trackingDestinations, {
    ...destination,
    async load() {
      options.pba.measurementStatus = !pageHoldsSecrets(location)
      // A script that runs since an earlier start was stopped with it.
      measure()
      await destination.load?.()
      // A script that came with measurement on has it on.
      isMeasuring ||= options.pba.measurementStatus
      measure()
    },
  })
}
