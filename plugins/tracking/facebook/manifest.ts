import {
  all,
  ATTRIBUTION,
  clickIdParameters,
  consent,
  contribute,
  definePlugin,
  plugin,
  setting,
  trackingDestinations,
} from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'

/** The Meta pixel (TR-03). */
export const manifest = definePlugin({
  id: 'tracking.facebook',
  version: '1.1.0',
  sdk: '^1',
  title: 'Facebook pixel',
  when: all(setting('pixelId'), consent('marketing')),
  optional: { attribution: ATTRIBUTION },
  purposes: ['ads'],
  contributes: [
    trackingDestinations,
    pixelTrack,
    contribute(clickIdParameters, { parameter: 'fbclid', days: 90 }),
  ],
  origins: {
    script: ['https://connect.facebook.net'],
    image: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  cookies: ['_fbc', '_fbp'],
  storage: ['lastExternalReferrer', 'lastExternalReferrerTime'],
  settingsFrom: { pixelId: 'fbPixelId' },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./facebook.ts'))
