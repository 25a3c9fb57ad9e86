import {
  any,
  CLOCK,
  contribute,
  definePlugin,
  DEVICE,
  fromSetting,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  popUps,
  REACHABILITY,
  SESSION,
  setting,
} from '@foyer/sdk'
import { memberRows } from '../../account/contract.ts'
import { settingsRows } from '../../site/contract.ts'
import { PUSH } from '../contract/push.ts'

/** Messages by Firebase Cloud Messaging (OV-18, ST-11), where the merchant has a project for them. */
export const manifest = definePlugin({
  id: 'push.fcm',
  version: '1.0.0',
  sdk: '^1',
  title: 'Push messages by Firebase',
  // With one of them set, all four are needed (VA-13).
  when: any(setting('projectId'), setting('apiKey'), setting('appId'), setting('messagingSenderId')),
  activateOn: 'idle',
  requires: {
    clock: CLOCK,
    device: DEVICE,
    http: HTTP,
    i18n: I18N,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
  },
  provides: { push: PUSH },
  contributes: [
    popUps,
    contribute(settingsRows, { component: 'NotificationsRow', order: 55 }),
    contribute(memberRows, { component: 'NotificationsRow', order: 55 }),
  ],
  origins: {
    connect: [
      'https://firebaseinstallations.googleapis.com',
      'https://fcmregistrations.googleapis.com',
      fromSetting('serviceUrl'),
    ],
  },
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./fcm.ts'))
