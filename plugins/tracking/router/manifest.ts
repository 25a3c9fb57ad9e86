import { CLOCK, CONSENT, definePlugin, plugin, REACHABILITY } from '@foyer/sdk'
import { DELIVERIES, TRACKING_TOOLS } from '../contract.ts'

/** Sends the site's tracking events to every active destination (TR-01, TR-13, TR-14). */
export const manifest = definePlugin({
  id: 'tracking.router',
  version: '1.0.0',
  sdk: '^1',
  title: 'Tracking',
  activateOn: 'idle',
  requires: { clock: CLOCK, consent: CONSENT, reachability: REACHABILITY },
  provides: { deliveries: DELIVERIES, tools: TRACKING_TOOLS },
})
export default plugin(manifest, () => import('./router.ts'))
