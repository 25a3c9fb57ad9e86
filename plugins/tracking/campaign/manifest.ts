import { ATTRIBUTION, clickIdParameters, consent, definePlugin, plugin } from '@foyer/sdk'
import { campaignInfo } from '../contract.ts'

/**
 * The ids of the campaign that installed the operator's app (EN-13), which the address has, for a registration, the relay,
 * Adjust and AppsFlyer. They wait in memory until the player consents to marketing, and go when that is revoked (TR-16).
 */
export const manifest = definePlugin({
  id: 'tracking.campaign',
  version: '1.0.0',
  sdk: '^1',
  title: 'App campaigns',
  when: consent('marketing'),
  requires: { attribution: ATTRIBUTION },
  purposes: ['attribution'],
  contributes: [clickIdParameters, campaignInfo],
})
export default plugin(manifest, () => import('./campaign.ts'))
