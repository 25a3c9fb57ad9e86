import {
  ACTIVITY_PATH,
  CLOCK,
  contribute,
  definePlugin,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REACHABILITY,
  routes,
  SESSION,
  SITE,
  tabs,
} from '@foyer/sdk'

/** What runs, by category, and each promotion with its terms (RT-15). */
export const manifest = definePlugin({
  id: 'promotions.activity',
  version: '1.0.0',
  sdk: '^1',
  title: 'Promotions',
  requires: {
    http: HTTP,
    clock: CLOCK,
    i18n: I18N,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
    site: SITE,
  },
  contributes: [
    contribute(routes, {
      path: ACTIVITY_PATH,
      access: 'public',
      component: 'Activity',
      title: 'title',
      skeleton: 'list',
    }),
    contribute(tabs, { key: 'promotions', icon: 'gift', label: 'tab', to: ACTIVITY_PATH }, { order: 20 }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./activity-screen.tsx'))
