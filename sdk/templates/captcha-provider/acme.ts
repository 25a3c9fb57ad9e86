import { type Activate, anySignal, captchaProviders } from '@foyer/sdk'
import { AcmeCaptcha } from './acme-captcha.ts'
import type { manifest } from './manifest.ts'

/** A vendor that has not answered by then is in error. */
const LOAD_TIMEOUT_MS = 10_000

export const activate: Activate<typeof manifest> = (context, { clock, i18n }) => {
  const { siteKey, scriptUrl } = context.settings
  // The script sets it; declared here, it is removed with the plugin.
  context.global('acmeCaptcha', undefined)
  context.contribute(captchaProviders, {
    key: 'acme',
    scenes: ['login', 'sms', 'register'],
    create({ container, language, signal }) {
      // For screen readers: the purpose of the form's element.
      container.setAttribute('aria-label', i18n.translate(context.id)('verify'))
      return new AcmeCaptcha({
        siteKey,
        language: language.toLowerCase().slice(0, 6),
        signal: anySignal(signal, context.signal),
        load: () => context.script(new URL(scriptUrl, location.origin).href, { timeoutMs: LOAD_TIMEOUT_MS }),
        timeout: (run, ms) => context.timeout(run, ms),
        now: () => clock.now(),
      })
    },
  })
}
