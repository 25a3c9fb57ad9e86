import type { PointSchema } from '@foyer/sdk'
import * as v from 'valibot'
import { campaignInfo, pixelTrack } from './contract.ts'

export const pointSchemas: readonly PointSchema[] = [
  { point: pixelTrack, schema: v.function(), readBy: ['account.register', 'tracking.relay'] },
  {
    point: campaignInfo,
    schema: v.function(),
    readBy: ['account.register', 'tracking.adjust', 'tracking.appsflyer', 'tracking.relay'],
  },
]
