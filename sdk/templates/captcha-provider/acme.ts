import { type Activate, CaptchaError, captchaProviders } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { vendorOnPage } from './vendor.ts'

export const activate: Activate<typeof manifest> = (context, { i18n }) => {
  const { siteKey, scriptUrl } = context.settings
  // The script sets it; declared here, it is removed with the plugin.
  context.global('acmeCaptcha', undefined)
  context.contribute(captchaProviders, {
    key: 'acme',
    scenes: ['login', 'sms', 'register'],
    // A token of this vendor is valid for a minute (CO-08).
    proofMs: 60_000,
    async start({ container, language, signal }, { passed, closed, failed }) {
      // For screen readers: the purpose of the form's element.
      container.setAttribute('aria-label', i18n.translate<'vendors.acme'>(context.id)('verify'))
      await context.script(new URL(scriptUrl, location.origin).href, { signal })
      const vendor = vendorOnPage()
      if (!vendor) throw new CaptchaError({ reason: 'vendor', code: 'CP-ACME-EMPTY' })
      let box: { close(): void } | undefined
      const close = (): void => box?.close()
      return {
        open() {
          box = vendor.open({
            siteKey,
            language: language.toLowerCase().slice(0, 6),
            // The vendor's values, under the gateway's names.
            onPass: (token) => passed({ captcha: token }),
            onClose: closed,
            onError: (code) => failed({ reason: 'vendor', code }),
          })
        },
        // This vendor's next box is a new one.
        reset: close,
        destroy: close,
      }
    },
  })
}
