import { type PopUpContext, popUps } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/pop-up/conformance.ts'
import sound from '../../../../sdk/templates/pop-up/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, popUps, (value) => ({
    ...value,
    decide: (moment: PopUpContext) => value.decide({ ...moment, signal: new AbortController().signal }),
  })),
  options,
})
