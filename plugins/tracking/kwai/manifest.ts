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

/** The Kwai pixel (TR-04). */
export const manifest = definePlugin({
  id: 'tracking.kwai',
  version: '1.0.0',
  sdk: '^1',
  title: 'Kwai pixel',
  when: all(setting('pixelId'), consent('marketing')),
  optional: { attribution: ATTRIBUTION },
  purposes: ['ads'],
  contributes: [
    trackingDestinations,
    pixelTrack,
    contribute(clickIdParameters, { parameter: 'kwaiclid', days: 7 }),
    contribute(clickIdParameters, { parameter: 'kwai_click_id', days: 7 }),
  ],
  origins: {
    script: ['https://s1.kwai.net', 'https://s16-11187.ap4r.com', 'https://s21-def.ap4r.com'],
    image: ['https://s1.kwai.net', 'https://s16-11187.ap4r.com', 'https://s21-def.ap4r.com'],
    connect: ['https://s1.kwai.net', 'https://s16-11187.ap4r.com', 'https://s21-def.ap4r.com'],
  },
  cookies: [],
  settingsFrom: { pixelId: 'kwaiPixelBaseCode' },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./kwai.ts'))
