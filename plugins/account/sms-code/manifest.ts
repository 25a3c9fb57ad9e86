import { definePlugin, loginMethods, OVERLAYS, contribute, plugin, setting } from '@foyer/sdk'
import { MOBILE_NUMBERS } from '../shared/points.ts'

/** Signing in by a code sent to a mobile number (RT-02, ST-10). */
export const manifest = definePlugin({
  id: 'account.sms-code',
  version: '1.0.0',
  sdk: '^1',
  title: 'Log in by SMS code',
  when: setting('signIn', true),
  requires: { numbers: MOBILE_NUMBERS, overlays: OVERLAYS },
  contributes: [
    contribute(
      loginMethods,
      { key: 'sms', shape: 'form', label: 'by_sms', component: 'SmsLogin' },
      { order: 20 },
    ),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./sms-login.tsx'), [() => import('./sms-login.tsx')])
