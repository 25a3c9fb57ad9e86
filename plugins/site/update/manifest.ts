import { definePlugin, I18N, NAVIGATION, OVERLAYS, plugin, REACHABILITY, SITE } from '@foyer/sdk'
import { frameTop } from '../contract.ts'

/** The service worker (RT-19), and the notice of a new build (ST-15, OV-08, RR-02, RO-11). */
export const manifest = definePlugin({
  id: 'site.update',
  version: '1.0.0',
  sdk: '^1',
  title: 'Service worker and updates',
  readsSwitches: ['MANDATORYAPPUPDATES3'],
  activateOn: 'idle',
  requires: {
    site: SITE,
    overlays: OVERLAYS,
    navigation: NAVIGATION,
    reachability: REACHABILITY,
    i18n: I18N,
  },
  contributes: [frameTop],
  texts: true,
})

export default plugin(manifest, () => import('./update.ts'))
