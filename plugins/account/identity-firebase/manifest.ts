import {
  any,
  CLOCK,
  definePlugin,
  I18N,
  loginMethods,
  OVERLAYS,
  contribute,
  plugin,
  SESSION,
  SITE,
  site as siteFlag,
  switchOn,
} from '@foyer/sdk'
import { settingsRows } from '../../site/contract.ts'
import { MOBILE_NUMBERS, phoneVerificationRequested, phoneVerifiers } from '../shared/points.ts'

/**
 * Signing in by Google, Facebook or phone through Firebase Authentication (RT-02, ST-07), where the switch for social sign-in is on
 * (RO-07); and codes to phones, where the merchant has the provider send them.
 */
export const manifest = definePlugin({
  id: 'account.identity-firebase',
  version: '1.0.0',
  sdk: '^1',
  title: 'Sign-in by Firebase',
  activateOn: phoneVerificationRequested,
  when: any(switchOn('GOOGLELOGIN3'), siteFlag('identityCodes')),
  readsSwitches: ['GOOGLELOGIN3'],
  requires: {
    site: SITE,
    session: SESSION,
    i18n: I18N,
    overlays: OVERLAYS,
    clock: CLOCK,
    numbers: MOBILE_NUMBERS,
  },
  contributes: [
    contribute(loginMethods, {
      key: 'identity',
      shape: 'button',
      label: 'by_identity',
      component: 'IdentitySignIn',
    }),
    settingsRows,
    phoneVerifiers,
  ],
  origins: {
    script: ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com'],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    // The gateway names another one: the helper of the project's own authDomain.
    frame: ['https://www.google.com', 'https://recaptcha.google.com'],
  },
  settings: () => import('./settings.ts'),
  texts: true,
})
export default plugin(manifest, () => import('./identity-firebase.ts'), [
  () => import('./identity-firebase.ts'),
])
