import {
  contribute,
  definePlugin,
  HTTP,
  I18N,
  memberMenu,
  NAVIGATION,
  OVERLAYS,
  plugin,
  routes,
  SESSION,
  WALLET_HISTORY_PATH,
} from '@foyer/sdk'

/** The member's deposits and withdrawals, with what became of each (RT-10, RT-11). */
export const manifest = definePlugin({
  id: 'wallet.history',
  version: '1.0.0',
  sdk: '^1',
  title: 'Deposits and withdrawals',
  requires: { http: HTTP, i18n: I18N, navigation: NAVIGATION, overlays: OVERLAYS, session: SESSION },
  contributes: [
    contribute(routes, {
      path: WALLET_HISTORY_PATH,
      access: 'member',
      component: 'HistoryScreen',
      title: 'title',
      skeleton: 'list',
    }),
    contribute(
      memberMenu,
      {
        key: 'wallet-history',
        icon: 'M12 8v4l3 2M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4',
        label: 'title',
        to: WALLET_HISTORY_PATH,
      },
      { order: 14 },
    ),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./history-screen.tsx'))
