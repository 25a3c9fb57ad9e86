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

/** The pixel of X, formerly Twitter (TR-11). */
export const manifest = definePlugin({
  id: 'tracking.twitter',
  version: '1.0.0',
  sdk: '^1',
  title: 'X pixel',
  when: all(setting('pixelId'), consent('marketing')),
  optional: { attribution: ATTRIBUTION },
  purposes: ['ads'],
  contributes: [
    trackingDestinations,
    pixelTrack,
    contribute(clickIdParameters, { parameter: 'twclid', days: 30 }),
  ],
  origins: {
    script: ['https://static.ads-twitter.com'],
    image: ['https://analytics.twitter.com', 'https://t.co'],
    connect: ['https://analytics.twitter.com', 'https://t.co'],
  },
  cookies: ['_twclid', '_twpid'],
  settingsFrom: { pixelId: 'twPixelId' },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./twitter.ts'))
