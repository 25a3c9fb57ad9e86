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

/** The pixel of BIGO Ads (TR-07). */
export const manifest = definePlugin({
  id: 'tracking.bigo',
  version: '1.0.0',
  sdk: '^1',
  title: 'BIGO Ads pixel',
  when: all(setting('pixelId'), consent('marketing')),
  optional: { attribution: ATTRIBUTION },
  purposes: ['ads'],
  contributes: [
    trackingDestinations,
    pixelTrack,
    // The vendor refuses a truncated one.
    contribute(clickIdParameters, { parameter: 'bbg', days: 30, pattern: String.raw`[\w.~+/=%-]{1,1000}` }),
  ],
  origins: {
    script: ['https://api.imotech.video'],
    image: ['https://api.imotech.video', 'https://api.bytegle.site'],
    connect: ['https://api.imotech.video', 'https://api.bytegle.site'],
  },
  cookies: ['_bge_bbg'],
  settingsFrom: { pixelId: 'bigoPixelId' },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./bigo.ts'))
