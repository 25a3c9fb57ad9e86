import {
  CLOCK,
  definePlugin,
  DOMAINS,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REACHABILITY,
  SITE,
  siteUnavailable,
} from '@foyer/sdk'
import { CUSTOMER_SERVICE } from '../../customer-service/contract.ts'

/** The pages that replace the site while it is closed or cannot be reached (OV-06, OV-07, OV-20, ER-01). */
export const manifest = definePlugin({
  id: 'site.status-pages',
  version: '1.0.0',
  sdk: '^1',
  title: 'Status pages',
  activateOn: siteUnavailable,
  requires: {
    site: SITE,
    overlays: OVERLAYS,
    navigation: NAVIGATION,
    domains: DOMAINS,
    reachability: REACHABILITY,
    i18n: I18N,
    clock: CLOCK,
  },
  optional: { service: CUSTOMER_SERVICE },
  texts: true,
})

export default plugin(manifest, () => import('./status-pages.ts'))
