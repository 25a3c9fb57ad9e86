import { definePlugin, HTTP, plugin, REACHABILITY, switchOn } from '@foyer/sdk'
import { AVAILABLE_PROMOTIONS } from '../contract.ts'

/** Which promotions the merchant has now, fetched only while REWCEN3 is on (CA-16, RO-12). */
export const manifest = definePlugin({
  id: 'promotions.available',
  version: '1.0.0',
  sdk: '^1',
  title: 'Available promotions',
  when: switchOn('REWCEN3'),
  requires: { http: HTTP, reachability: REACHABILITY },
  provides: { promotions: AVAILABLE_PROMOTIONS },
})

export default plugin(manifest, () => import('./available.ts'))
