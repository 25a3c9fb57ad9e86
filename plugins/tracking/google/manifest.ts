import {
  all,
  any,
  ATTRIBUTION,
  clickIdParameters,
  CONSENT,
  consent,
  definePlugin,
  fromSetting,
  plugin,
  setting,
  trackingDestinations,
} from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'

/** Google's tags: Analytics and Ads (TR-10). */
export const manifest = definePlugin({
  id: 'tracking.google',
  version: '1.0.0',
  sdk: '^1',
  title: 'Google Analytics and Ads',
  when: all(setting('tagIds'), any(consent('analytics'), consent('marketing'))),
  requires: { consent: CONSENT },
  optional: { attribution: ATTRIBUTION },
  purposes: ['statistics', 'ads'],
  contributes: [trackingDestinations, clickIdParameters, pixelTrack],
  cookies: ['_ga*', '_gcl_*'],
  storage: ['_gcl_*'],
  origins: {
    script: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
    connect: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
    image: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://www.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      fromSetting('countryOrigin'),
    ],
    frame: ['https://td.doubleclick.net'],
  },
  settings: () => import('./settings.ts'),
  settingsFrom: { tagIds: 'gtagId' },
})
export default plugin(manifest, () => import('./google.ts'))
