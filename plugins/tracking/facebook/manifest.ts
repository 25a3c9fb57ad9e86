import { all, consent, definePlugin, plugin, setting, trackingDestinations } from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'

/** The Meta pixel (TR-03). */
export const manifest = definePlugin({
  id: 'tracking.facebook',
  version: '1.0.0',
  sdk: '^1',
  title: 'Facebook pixel',
  when: all(setting('pixelId'), consent('marketing')),
  contributes: [trackingDestinations, pixelTrack],
  origins: {
    script: ['https://connect.facebook.net'],
    image: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./facebook.ts'))
