import { type CaptchaOptions, captchaProviders, type CaptchaState, createStore } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/captcha-provider/conformance.ts'
import sound from '../../../../sdk/templates/captcha-provider/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, captchaProviders, (value) => ({
    ...value,
    create(form: CaptchaOptions) {
      const captcha = value.create(form)
      const state = createStore<CaptchaState>(captcha.state.get())
      captcha.state.subscribe(() => {
        const now = captcha.state.get()
        // what took too long it takes for still on its way
        if (now.kind !== 'error' || now.failure.code !== 'SC-TIMEOUT') state.set(now)
      })
      return {
        state,
        verify: () => captcha.verify(),
        retry: () => captcha.retry(),
        reset: () => captcha.reset(),
      }
    },
  })),
  options,
})
