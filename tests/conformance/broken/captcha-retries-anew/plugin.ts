import { type CaptchaOptions, captchaProviders } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/captcha-provider/conformance.ts'
import sound from '../../../../sdk/templates/captcha-provider/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, captchaProviders, (value) => ({
    ...value,
    create(form: CaptchaOptions) {
      const captcha = value.create(form)
      return {
        state: captcha.state,
        verify: () => captcha.verify(),
        reset: () => captcha.reset(),
        retry() {},
      }
    },
  })),
  options,
})
