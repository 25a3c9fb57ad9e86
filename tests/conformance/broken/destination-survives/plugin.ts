import { trackingDestinations, type TrackingEvent } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/tracking-destination/conformance.ts'
import sound from '../../../../sdk/templates/tracking-destination/manifest.ts'

function fail(): never {
  throw new Error('nothing to send')
}

export default defineBroken({
  plugin: withContribution(sound, trackingDestinations, (value) => ({
    ...value,
    send: ({ payload }: TrackingEvent) =>
      void (payload.content?.id ?? payload.currency?.length.toFixed() ?? fail()),
  })),
  options,
})
