import { trackingDestinations } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/tracking-destination/conformance.ts'
import sound from '../../../../sdk/templates/tracking-destination/manifest.ts'

let calls = 0

export default defineBroken({
  plugin: withContribution(sound, trackingDestinations, (value) => ({
    ...value,
    accepts: () => calls++ % 2 === 0,
  })),
  options,
})
