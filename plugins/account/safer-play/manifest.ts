import {
  CLOCK,
  contribute,
  definePlugin,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  SESSION,
  SITE,
  STORAGE,
} from '@foyer/sdk'
import { settingsRows } from '../../site/contract.ts'
import { memberRows } from '../contract.ts'

/**
 * Safer play: the way to the merchant's page about limits, breaks and self-exclusion, and a reminder of how long
 * the player has been signed in. Both stand in the settings and in the member area.
 */
export const manifest = definePlugin({
  id: 'account.safer-play',
  version: '1.0.0',
  sdk: '^1',
  title: 'Safer play',
  activateOn: 'member',
  requires: {
    clock: CLOCK,
    http: HTTP,
    i18n: I18N,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    session: SESSION,
    site: SITE,
    storage: STORAGE,
  },
  contributes: [
    contribute(settingsRows, { component: 'LimitsRow', order: 50 }),
    contribute(settingsRows, { component: 'ReminderRow', order: 51 }),
    contribute(memberRows, { component: 'LimitsRow', order: 50 }),
    contribute(memberRows, { component: 'ReminderRow', order: 51 }),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./safer-play.ts'))
