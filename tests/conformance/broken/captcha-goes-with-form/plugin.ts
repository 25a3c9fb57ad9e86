import { type CaptchaEvents, type CaptchaOptions, captchaProviders } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/captcha-provider/conformance.ts'
import sound from '../../../../sdk/templates/captcha-provider/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, captchaProviders, (value, context) => ({
    ...value,
    async start(form: CaptchaOptions, events: CaptchaEvents) {
      const box = await value.start(form, events)
      return {
        ...box,
        open() {
          // for as long as the plugin runs, not the form
          context.mount(document.createElement('canvas'))
          box.open()
        },
      }
    },
  })),
  options,
})
