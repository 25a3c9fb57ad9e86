import {
  all,
  any,
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

/** Outbrain (TR-11): its pixel where the merchant has a marketer’s id; else the relay sends the click id to the server. */
export const manifest = definePlugin({
  id: 'tracking.outbrain',
  version: '1.0.0',
  sdk: '^1',
  title: 'Outbrain',
  when: all(any(setting('marketerId'), setting('postback', true)), consent('marketing')),
  optional: { attribution: ATTRIBUTION },
  purposes: ['ads'],
  contributes: [
    trackingDestinations,
    pixelTrack,
    contribute(clickIdParameters, { parameter: 'obclid', days: 30 }),
  ],
  origins: {
    script: ['https://amplify.outbrain.com', 'https://tr.outbrain.com'],
    image: ['https://tr.outbrain.com', 'https://amplify.outbrain.com'],
    connect: ['https://tr.outbrain.com', 'https://amplify.outbrain.com'],
  },
  cookies: ['outbrain_cid_fetch', 'dicbo_id'],
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./outbrain.ts'))
