import type { Activate } from '@foyer/sdk'
import { vendorOrders } from '../contract.ts'
import type { manifest } from './manifest.ts'
import { ordersOf } from './orders-of.ts'
import { sortLanes } from './sort-lanes.ts'

export const activate: Activate<typeof manifest> = (context) => {
  const { categories, vendors } = context.settings
  const orders = ordersOf(categories)
  context.contribute(vendorOrders, { sort: (lanes) => sortLanes(lanes, orders, vendors) })
}
