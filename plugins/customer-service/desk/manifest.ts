import {
  any,
  contribute,
  definePlugin,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  routes,
  SESSION,
  setting,
  SITE,
  site,
  tabs,
} from '@foyer/sdk'
import { contactUs, CUSTOMER_SERVICE, SERVICE_PATH } from '../contract.ts'

/**
 * The merchant's customer service: a tab, a link on other screens, and a page that opens if the tap comes before the code
 * is loaded (OV-31, EN-21, EN-22).
 */
export const manifest = definePlugin({
  id: 'customer-service.desk',
  version: '1.0.0',
  sdk: '^1',
  title: 'Customer service',
  when: any(site('customerService'), setting('siteInfo', true)),
  requires: {
    site: SITE,
    session: SESSION,
    overlays: OVERLAYS,
    navigation: NAVIGATION,
    i18n: I18N,
    http: HTTP,
  },
  provides: { desk: CUSTOMER_SERVICE },
  contributes: [
    contribute(routes, {
      path: SERVICE_PATH,
      access: 'public',
      component: 'ServiceScreen',
      skeleton: 'list',
      allowDuringPasswordChange: true,
    }),
    contribute(
      tabs,
      {
        key: 'chat',
        label: 'tab',
        icon: 'chat',
        to: SERVICE_PATH,
        openerToken: CUSTOMER_SERVICE,
      },
      { order: 40 },
    ),
    contribute(contactUs, { component: 'ContactUs' }),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./desk.ts'))
