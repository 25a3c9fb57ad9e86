import type { Activate } from '@foyer/sdk'
import { vendorOrders } from '../contract.ts'
import type { manifest } from './manifest.ts'
import { categoryOrder } from './category-order.ts'
import { sortLanes } from './sort-lanes.ts'

export const activate: Activate<typeof manifest> = (context) => {
  const { categories, vendors } = context.settings
  const orders = categoryOrder(categories)
  context.contribute(vendorOrders, { sort: (lanes) => sortLanes(lanes, orders, vendors) })
}
