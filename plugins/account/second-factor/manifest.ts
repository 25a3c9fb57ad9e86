import { definePlugin, HTTP, OVERLAYS, contribute, plugin } from '@foyer/sdk'
import { MOBILE_NUMBERS, secondFactors } from '../shared/points.ts'

/** A login's second factor: e-mail address, payee name, authenticator or SMS (OV-15, VA-06, ER-07). */
export const manifest = definePlugin({
  id: 'account.second-factor',
  version: '1.0.0',
  sdk: '^1',
  title: 'Second factor of logins',
  requires: { http: HTTP, overlays: OVERLAYS },
  optional: { numbers: MOBILE_NUMBERS },
  contributes: [contribute(secondFactors, { component: 'SecondFactorForm' })],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./second-factor-form.tsx'))
