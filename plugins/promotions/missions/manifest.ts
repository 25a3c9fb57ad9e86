import {
  CLOCK,
  contribute,
  definePlugin,
  HTTP,
  I18N,
  memberMenu,
  MISSIONS_PATH,
  OVERLAYS,
  plugin,
  routes,
  SESSION,
} from '@foyer/sdk'

const TROPHY = 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H3c0 3 1 5 4.5 5.5M17 6h4c0 3-1 5-4.5 5.5M12 15v5M8 20h8'

/** The missions, and the week's leader board (RT-17). */
export const manifest = definePlugin({
  id: 'promotions.missions',
  version: '1.0.0',
  sdk: '^1',
  title: 'Missions',
  requires: { clock: CLOCK, http: HTTP, i18n: I18N, overlays: OVERLAYS, session: SESSION },
  contributes: [
    contribute(routes, {
      path: MISSIONS_PATH,
      access: 'member',
      component: 'MissionsScreen',
      title: 'title',
      skeleton: 'list',
    }),
    contribute(
      memberMenu,
      { key: 'missions', icon: TROPHY, label: 'title', to: MISSIONS_PATH },
      { order: 30 },
    ),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./missions-screen.tsx'))
