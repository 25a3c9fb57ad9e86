import { captchaProviders, captchaWanted, CLOCK, definePlugin, HTTP, plugin, SCRIPTS, SITE } from '@foyer/sdk'

/** The vendor moves between hosts of its own domains; all of what it fetches are scripts, styles and pictures (JSONP). */
const VENDOR = [
  'https://*.geetest.com',
  'https://*.geevisit.com',
  'https://*.gsensebot.com',
  'https://dn-staticdown.qbox.me',
] as const

/** GeeTest, version 3 or 4 as the site's status has it (OV-25, ST-18, VA-02 to VA-05). */
export const manifest = definePlugin({
  id: 'account.captcha-geetest',
  version: '1.0.0',
  sdk: '^1',
  title: 'GeeTest captcha',
  activate: captchaWanted,
  requires: { clock: CLOCK, http: HTTP, scripts: SCRIPTS, site: SITE },
  contributes: [captchaProviders],
  hosts: { script: VENDOR, connect: VENDOR, image: VENDOR, style: VENDOR, font: VENDOR },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./captcha-geetest.ts'))
