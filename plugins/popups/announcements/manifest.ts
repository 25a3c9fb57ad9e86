import {
  CLOCK,
  contribute,
  definePlugin,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  popUps,
  SESSION,
  SITE,
} from '@foyer/sdk'
import { memberRows } from '../../account/contract.ts'
import { settingsRows } from '../../site/contract.ts'

/** The operator's announcements: a pop-up of the home screen (OV-10), and a bell to read them again. */
export const manifest = definePlugin({
  id: 'popups.announcements',
  version: '1.0.0',
  sdk: '^1',
  title: 'Announcements',
  activateOn: 'idle',
  requires: {
    clock: CLOCK,
    http: HTTP,
    i18n: I18N,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    session: SESSION,
    site: SITE,
  },
  contributes: [
    popUps,
    contribute(settingsRows, { component: 'BellRow', order: -10 }),
    contribute(memberRows, { component: 'BellRow', order: -10 }),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./announcements.ts'))
