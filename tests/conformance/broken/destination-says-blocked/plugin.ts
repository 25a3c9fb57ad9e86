import { trackingDestinations } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/tracking-destination/conformance.ts'
import sound from '../../../../sdk/templates/tracking-destination/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, trackingDestinations, (value) => ({
    ...value,
    load: () => value.load?.().catch(() => {}),
  })),
  options,
})
