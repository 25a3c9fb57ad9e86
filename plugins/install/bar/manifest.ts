import { all, CONSENT, definePlugin, device, DEVICE, I18N, OVERLAYS, plugin, setting, SITE } from '@foyer/sdk'
import { AVAILABLE_PROMOTIONS } from '../../promotions/contract.ts'
import { frameBottom } from '../../site/contract.ts'
import { INSTALLER } from '../contract/installer.ts'

/** The download bar above the tab bar (OV-04, ST-12), where the merchant shows one. */
export const manifest = definePlugin({
  id: 'install.bar',
  version: '1.0.0',
  sdk: '^1',
  title: 'Download bar',
  when: all(setting('show', true), device('browser')),
  activateOn: 'idle',
  requires: {
    installer: INSTALLER,
    consent: CONSENT,
    device: DEVICE,
    i18n: I18N,
    overlays: OVERLAYS,
    site: SITE,
  },
  optional: { promotions: AVAILABLE_PROMOTIONS },
  contributes: [frameBottom],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./bar.ts'))
