import { definePlugin, plugin } from '@foyer/sdk'
import { vendorOrders } from '../contract.ts'

/** Shows lanes and games in the merchant's order of categories and vendors (RT-07, VO-02 to VO-04). */
export const manifest = definePlugin({
  id: 'games.vendor-order',
  version: '1.0.0',
  sdk: '^1',
  title: 'Order of vendors',
  contributes: [vendorOrders],
  settings: () => import('./settings.ts'),
})

export default plugin(manifest, () => import('./vendor-order.ts'))
