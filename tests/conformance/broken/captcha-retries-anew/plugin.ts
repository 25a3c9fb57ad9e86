import { type CaptchaEvents, type CaptchaOptions, captchaProviders } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/captcha-provider/conformance.ts'
import sound from '../../../../sdk/templates/captcha-provider/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, captchaProviders, (value) => {
    let failure: unknown
    return {
      ...value,
      async start(form: CaptchaOptions, events: CaptchaEvents) {
        if (failure) throw failure
        try {
          return await value.start(form, events)
        } catch (error) {
          failure = error
          throw error
        }
      },
    }
  }),
  options,
})
