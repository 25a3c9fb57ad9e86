import { ATTRIBUTION, CLOCK, CONSENT, definePlugin, plugin } from '@foyer/sdk'

/**
 * Stores where a visitor comes from: the codes of affiliates and referrals for a later registration (EN-12, VA-10), and the
 * clicks of ad networks that are on (TR-16). It starts with the page's destinations, which wait for it.
 */
export const manifest = definePlugin({
  id: 'account.attribution',
  version: '1.0.0',
  sdk: '^1',
  title: 'Attribution',
  activateOn: 'idle',
  requires: { clock: CLOCK, consent: CONSENT },
  provides: { attribution: ATTRIBUTION },
})

export default plugin(manifest, () => import('./attribution.ts'))
