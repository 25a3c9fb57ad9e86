import { popUps } from '@foyer/sdk'
import { options } from '../../../../sdk/templates/pop-up/conformance.ts'
import sound from '../../../../sdk/templates/pop-up/manifest.ts'
import { defineBroken, withContribution } from '../../break-plugin.ts'

export default defineBroken({
  plugin: withContribution(sound, popUps, (value) => ({ ...value, delayMs: () => Number.NaN })),
  options,
})
