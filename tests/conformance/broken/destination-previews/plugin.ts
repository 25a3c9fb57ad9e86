import { trackingDestinations } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/tracking-destination/conformance.ts'
import sound from '../../../../sdk/templates/tracking-destination/manifest.ts'

let previews = 0

export default defineBroken({
  plugin: withContribution(sound, trackingDestinations, (value) => ({
    ...value,
    preview: () => [['track', ++previews]],
  })),
  options,
})
