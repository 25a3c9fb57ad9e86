import { type CaptchaEvents, type CaptchaOptions, captchaProviders } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/captcha-provider/conformance.ts'
import sound from '../../../../sdk/templates/captcha-provider/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, captchaProviders, (value) => ({
    ...value,
    start: (form: CaptchaOptions, events: CaptchaEvents) =>
      value.start(form, {
        ...events,
        closed: () => events.failed({ reason: 'vendor', code: 'closed' }),
      }),
  })),
  options,
})
