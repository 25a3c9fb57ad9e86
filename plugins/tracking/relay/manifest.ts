import { consent, definePlugin, HTTP, plugin, REACHABILITY, STORAGE, trackingDestinations } from '@foyer/sdk'

/** Sends events to the operator's own gateway (TR-12, TR-15). */
export const manifest = definePlugin({
  id: 'tracking.relay',
  version: '1.0.0',
  sdk: '^1',
  title: 'Server-side relay',
  when: consent('analytics'),
  requires: { http: HTTP, reachability: REACHABILITY, storage: STORAGE },
  contributes: [trackingDestinations],
})
export default plugin(manifest, () => import('./relay.ts'))
