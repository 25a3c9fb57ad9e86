import { type CaptchaEvents, type CaptchaOptions, captchaProviders } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/captcha-provider/conformance.ts'
import sound from '../../../../sdk/templates/captcha-provider/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, captchaProviders, (value) => ({
    ...value,
    async start(form: CaptchaOptions, events: CaptchaEvents) {
      const box = await value.start(form, events)
      return {
        ...box,
        destroy() {
          box.destroy?.()
          throw new Error('there is no box')
        },
      }
    },
  })),
  options,
})
