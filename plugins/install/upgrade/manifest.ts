import {
  all,
  definePlugin,
  DEVICE,
  device,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  setting,
  SITE,
} from '@foyer/sdk'

/** Notifies players of the operator's own app of a newer version (OV-09). */
export const manifest = definePlugin({
  id: 'install.upgrade',
  version: '1.0.0',
  sdk: '^1',
  title: 'Upgrade of the app',
  readsSwitches: ['MANDATORYAPPUPDATES3'],
  when: all(device('native'), setting('latest')),
  activateOn: 'idle',
  requires: {
    http: HTTP,
    device: DEVICE,
    site: SITE,
    overlays: OVERLAYS,
    navigation: NAVIGATION,
    i18n: I18N,
  },
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./upgrade.ts'))
