import { defineStorageKey, type PopUpContext, popUps } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/pop-up/conformance.ts'
import sound from '../../../../sdk/templates/pop-up/manifest.ts'

const ASKED = defineStorageKey<number>({ name: 'vendors.acme.asked', area: 'local', parse: Number })

export default defineBroken({
  plugin: withContribution(sound, popUps, (value, context) => ({
    ...value,
    decide(moment: PopUpContext) {
      context.storage.set(ASKED, moment.now)
      return value.decide(moment)
    },
  })),
  options,
})
