import {
  captchaProviders,
  captchaRequested,
  CLOCK,
  definePlugin,
  HTTP,
  plugin,
  SCRIPTS,
  SITE,
} from '@foyer/sdk'

/** The vendor's hosts with their spares, for JSONP, scripts, styles and pictures; two of version 3. */
const VENDOR = [
  'https://static.geetest.com',
  'https://static.geevisit.com',
  'https://dn-staticdown.qbox.me',
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
  'https://api.geetest.com',
  'https://monitor.geetest.com',
] as const

/** GeeTest, version 3 or 4 by the site's status (OV-25, ST-18, VA-02 to VA-05). */
export const manifest = definePlugin({
  id: 'account.captcha-geetest',
  version: '1.0.0',
  sdk: '^1',
  title: 'GeeTest captcha',
  activateOn: captchaRequested,
  requires: { clock: CLOCK, http: HTTP, scripts: SCRIPTS, site: SITE },
  contributes: [captchaProviders],
  origins: { script: VENDOR, image: VENDOR, style: VENDOR, font: VENDOR },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./captcha-geetest.ts'))
