import type { PointSchema } from '@foyer/sdk'
import * as v from 'valibot'
import { vendorOrders } from './contract.ts'

export const pointSchemas: readonly PointSchema[] = [
  { point: vendorOrders, schema: v.object({ sort: v.function() }), readBy: ['games.lobby'] },
]
