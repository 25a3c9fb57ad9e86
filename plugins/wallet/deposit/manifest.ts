import {
  CLOCK,
  contribute,
  definePlugin,
  DEPOSIT_PATH,
  HTTP,
  I18N,
  memberMenu,
  OVERLAYS,
  plugin,
  REACHABILITY,
  routes,
  SESSION,
  SITE,
} from '@foyer/sdk'
import { BALANCE } from '../contract/balance.ts'
import { COUNTS } from '../contract/counts.ts'

/** The deposit screen: methods, amount, the order, and the way to the payment (RT-10). */
export const manifest = definePlugin({
  id: 'wallet.deposit',
  version: '1.0.0',
  sdk: '^1',
  title: 'Deposit',
  requires: {
    clock: CLOCK,
    http: HTTP,
    i18n: I18N,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
    site: SITE,
  },
  optional: { balance: BALANCE, counts: COUNTS },
  contributes: [
    contribute(routes, {
      path: DEPOSIT_PATH,
      access: 'member',
      component: 'DepositScreen',
      title: 'title',
      skeleton: 'form',
    }),
    contribute(
      memberMenu,
      {
        key: 'deposit',
        icon: 'M12 4v10M8 10l4 4 4-4M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3',
        label: 'title',
        to: DEPOSIT_PATH,
      },
      { order: 1 },
    ),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./deposit-screen.tsx'))
