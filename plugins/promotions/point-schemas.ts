import type { PointSchema } from '@foyer/sdk'
import { activityShortcuts } from './contract.ts'

export const pointSchemas: readonly PointSchema[] = [
  { point: activityShortcuts, readBy: ['promotions.activity'] },
]
