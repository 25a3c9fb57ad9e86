import {
  contribute,
  definePlugin,
  HTTP,
  I18N,
  MALL_PATH,
  memberMenu,
  OVERLAYS,
  plugin,
  routes,
  SESSION,
  SITE,
} from '@foyer/sdk'

/** The point market: what points buy (RT-16). */
export const manifest = definePlugin({
  id: 'promotions.mall',
  version: '1.0.0',
  sdk: '^1',
  title: 'Point market',
  requires: { http: HTTP, i18n: I18N, overlays: OVERLAYS, session: SESSION, site: SITE },
  contributes: [
    contribute(routes, {
      path: MALL_PATH,
      access: 'member',
      component: 'MallScreen',
      title: 'title',
      skeleton: 'grid',
    }),
    contribute(
      memberMenu,
      { key: 'mall', icon: 'M5 8h14l-1 12H6zM9 8a3 3 0 0 1 6 0', label: 'title', to: MALL_PATH },
      { order: 40 },
    ),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./mall-screen.tsx'))
