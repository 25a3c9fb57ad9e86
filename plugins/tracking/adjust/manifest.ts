import { all, CONSENT, consent, definePlugin, plugin, setting, trackingDestinations } from '@foyer/sdk'

/** Adjust's web SDK (TR-06). */
export const manifest = definePlugin({
  id: 'tracking.adjust',
  version: '1.0.0',
  sdk: '^1',
  title: 'Adjust',
  when: all(setting('appToken'), consent('marketing')),
  requires: { consent: CONSENT },
  purposes: ['attribution'],
  contributes: [trackingDestinations],
  origins: {
    script: ['https://cdn.adjust.com'],
    connect: ['https://*.adjust.com', 'https://*.adjust.world'],
  },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./adjust.ts'))
