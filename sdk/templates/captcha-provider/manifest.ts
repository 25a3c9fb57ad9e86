import { captchaProviders, captchaRequested, definePlugin, I18N, plugin, setting } from '@foyer/sdk'

/** Asks players for a captcha of Acme (OV-25, ST-18, VA-02 to VA-05). */
export const manifest = definePlugin({
  id: 'vendors.acme',
  version: '1.0.0',
  sdk: '^1',
  title: 'Acme captcha',
  when: setting('siteKey'),
  // The code is loaded only for a form that may ask for a captcha.
  activateOn: captchaRequested,
  requires: { i18n: I18N },
  contributes: [captchaProviders],
  // Every origin that the vendor's script reaches: the Content-Security-Policy is made from these.
  origins: {
    script: ['https://acme.example'],
    connect: ['https://acme.example'],
    image: ['https://acme.example'],
  },
  settings: () => import('./settings.ts'),
  texts: true,
})
export default plugin(manifest, () => import('./acme.ts'))
