import { type Activate, navigated, pixelDestination, trackingDestinations } from '@foyer/sdk'
import { campaignOf } from '../shared/campaign-of.ts'
import { AdjustClient } from './adjust-client.ts'
import { loadSdk } from './adjust-sdk.ts'
import type { manifest } from './manifest.ts'
import { map } from './map.ts'

export const activate: Activate<typeof manifest> = (context, { consent }) => {
  const { settings } = context
  const { appToken, eventTokens, forgetOnRevoke, scriptUrl } = settings
  if (appToken === '' || Object.keys(eventTokens).length === 0)
    return context.logger.warn(
      'AJ-TOKEN: the setting appToken is no token of an app, or no event has a token',
    )

  const client = new AdjustClient(settings, (cause) =>
    context.logger.warn(`AJ-REFUSED: ${String(cause)}`, cause),
  )
  // Before the pixel's own handler: what waits for the SDK precedes what waits for the pixel.
  context.on(navigated, () => client.flush())
  context.defer(() => client.stop(forgetOnRevoke && !consent.granted.get().marketing))
  const campaign = campaignOf(context)
  const destination = pixelDestination(context, {
    key: 'adjust',
    scripts: [],
    call: (...call) => client.call(call),
    start: [['start']],
    identify: (id) => [['identify', id]],
    forget: [['forget']],
    names: eventTokens,
    map: (event) => [['track', map(event, campaign())]],
  })
  context.contribute(trackingDestinations, {
    ...destination,
    async load() {
      client.ready(await loadSdk(context, scriptUrl))
      await destination.load?.()
    },
  })
}
