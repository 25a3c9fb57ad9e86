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

/** The TikTok pixel (TR-02). */
export const manifest = definePlugin({
  id: 'tracking.tiktok',
  version: '1.0.0',
  sdk: '^1',
  title: 'TikTok pixel',
  when: all(setting('pixelId'), consent('marketing')),
  optional: { attribution: ATTRIBUTION },
  purposes: ['ads'],
  contributes: [
    trackingDestinations,
    pixelTrack,
    contribute(clickIdParameters, { parameter: 'ttclid', days: 7 }),
  ],
  origins: {
    script: ['https://analytics.tiktok.com', 'https://analytics.us.tiktok.com'],
    image: ['https://analytics.tiktok.com', 'https://analytics.us.tiktok.com'],
    connect: ['https://analytics.tiktok.com', 'https://analytics.us.tiktok.com'],
  },
  cookies: ['_ttp', '_tt_enable_cookie', 'ttcsid*', 'ttclid'],
  storage: ['tt_appInfo', 'tt_sessionId', 'tt_pixel_session_index'],
  settingsFrom: { pixelId: 'tiktokPixelId' },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./tiktok.ts'))
