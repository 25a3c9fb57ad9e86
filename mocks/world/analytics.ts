import { defineChoice } from '../define-scenario.ts'

/** What `info.analytics` of the status holds (EN-25); nothing by default. */
export const ANALYTICS = defineChoice({
  name: 'analytics',
  group: 'tracking',
  label: 'Ids of ad networks',
  otherwise: 'Those of the profile alone',
  choices: {
    ids: 'One for each network, from the gateway',
    malformed: 'Malformed ones, from the gateway',
  },
})
type Analytics = ReturnType<typeof ANALYTICS.of>

const IDS = {
  fbPixelId: ['102030405060708', '802030405060701'],
  tiktokPixelId: 'C0FFEE1DEA5UNIVERSE7',
  kwaiPixelBaseCode: '245678901234567',
  kwai_pixel_id: '245678901234567',
  gtagId: 'G-F0YER12345',
  twPixelId: 'of0y3',
  bigoPixelId: '905550000000000001',
} as const

/** The part of the status; its names are those of pixelTrack (EN-06), which no public source confirms. */
export function analyticsPart(analytics: Analytics): unknown {
  if (analytics === undefined) return {}
  return analytics === 'ids'
    ? IDS
    : { ...IDS, fbPixelId: { id: IDS.fbPixelId }, gtagId: 1e30, twPixelId: [{}] }
}
