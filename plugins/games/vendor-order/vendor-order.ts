import type { Activate } from '@foyer/sdk'
import { type VendorOrder, vendorOrders } from '../contract.ts'
import type { manifest } from './manifest.ts'
import { ordersOf } from './orders-of.ts'
import { sortLanes } from './sort-lanes.ts'

export const activate: Activate<typeof manifest> = (context) => {
  const { categories, vendors } = context.settings
  const orders = ordersOf(categories)
  const vendorOrder: VendorOrder = { sort: (lanes) => sortLanes(lanes, orders, vendors) }
  context.contribute(vendorOrders, vendorOrder)
  return { vendorOrder }
}
