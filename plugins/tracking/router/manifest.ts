import { CLOCK, definePlugin, plugin, TRACKING } from '@foyer/sdk'
import { DELIVERIES } from '../contract.ts'

/** Sends the site's tracking events to every active destination (TR-01, TR-13, TR-14). */
export const manifest = definePlugin({
  id: 'tracking.router',
  version: '1.0.0',
  sdk: '^1',
  title: 'Tracking',
  activateOn: 'idle',
  requires: { clock: CLOCK },
  provides: { tracking: TRACKING, deliveries: DELIVERIES },
})
export default plugin(manifest, () => import('./router.ts'))
