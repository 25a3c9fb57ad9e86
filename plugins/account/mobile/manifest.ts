import { CLOCK, definePlugin, HTTP, I18N, OVERLAYS, plugin, SITE } from '@foyer/sdk'
import { MOBILE_NUMBERS } from '../shared/points.ts'

/** Mobile numbers for every form: their country, and codes sent to them (OV-05, ST-10, CA-10, CA-14). */
export const manifest = definePlugin({
  id: 'account.mobile',
  version: '1.0.0',
  sdk: '^1',
  title: 'Mobile numbers and codes',
  readsSwitches: ['UPDATEMOBILEICC3'],
  requires: { http: HTTP, site: SITE, i18n: I18N, overlays: OVERLAYS, clock: CLOCK },
  provides: { numbers: MOBILE_NUMBERS },
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./mobile.ts'), [() => import('./mobile.ts')])
