import { CLOCK, CONSENT, contribute, definePlugin, I18N, OVERLAYS, plugin, setting, SITE } from '@foyer/sdk'
import { memberRows } from '../../account/contract.ts'
import { footerLinks, frameTop, settingsRows } from '../../site/contract.ts'

/**
 * Asks the player for consent where the merchant's profile does (`consent: 'ask'`), stores the choice as proof, and lets
 * the player change it at any time (TR-16, TR-19).
 */
export const manifest = definePlugin({
  id: 'tracking.consent',
  version: '1.0.0',
  sdk: '^1',
  title: 'Consent',
  when: setting('policyVersion'),
  activateOn: 'idle',
  requires: { clock: CLOCK, consent: CONSENT, i18n: I18N, overlays: OVERLAYS, site: SITE },
  contributes: [
    frameTop,
    contribute(footerLinks, { component: 'ChoicesLink' }),
    contribute(settingsRows, { component: 'ChoicesRow', order: 60 }),
    contribute(memberRows, { component: 'ChoicesRow', order: 60 }),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./consent.tsx'))
