import { definePlugin, plugin, SITE, site } from '@foyer/sdk'
import { logo } from '../contract.ts'

/** The merchant's logo, touch icon and app title, from the gateway's template parameters, updated live (EN-31). */
export const manifest = definePlugin({
  id: 'site.brand',
  version: '1.0.0',
  sdk: '^1',
  title: 'Logo and icons from the gateway',
  when: site('branded'),
  requires: { site: SITE },
  contributes: [logo],
})

export default plugin(manifest, () => import('./brand.ts'))
