import { type CaptchaEvents, type CaptchaOptions, captchaProviders } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/captcha-provider/conformance.ts'
import sound from '../../../../sdk/templates/captcha-provider/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, captchaProviders, (value) => ({
    ...value,
    start(form: CaptchaOptions, events: CaptchaEvents) {
      events.passed({ captcha: 'before the player has seen the box' })
      return value.start(form, events)
    },
  })),
  options,
})
