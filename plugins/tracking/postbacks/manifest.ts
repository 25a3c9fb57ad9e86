import {
  all,
  ATTRIBUTION,
  clickIdParameters,
  consent,
  definePlugin,
  fromSetting,
  plugin,
  setting,
  trackingDestinations,
} from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'

/** Networks that count conversions by click ids: Voluum, OKSpin, PropellerAds, Kadam, Traffic Factory, RedTrack (TR-08, TR-09, TR-11). */
export const manifest = definePlugin({
  id: 'tracking.postbacks',
  version: '1.0.0',
  sdk: '^1',
  title: 'Postbacks of ad networks',
  when: all(setting('networks'), consent('marketing')),
  optional: { attribution: ATTRIBUTION },
  purposes: ['referral'],
  contributes: [trackingDestinations, clickIdParameters, pixelTrack],
  origins: {
    connect: [
      fromSetting('voluumDomain'),
      fromSetting('propellerAdsUrl'),
      fromSetting('kadamUrl'),
      fromSetting('redtrackDomain'),
    ],
  },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./postbacks.ts'))
