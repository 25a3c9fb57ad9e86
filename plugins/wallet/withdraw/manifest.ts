import {
  CLOCK,
  contribute,
  definePlugin,
  HTTP,
  I18N,
  memberMenu,
  OVERLAYS,
  plugin,
  REACHABILITY,
  routes,
  SESSION,
  WITHDRAW_PATH,
} from '@foyer/sdk'
import { BALANCE } from '../contract/balance.ts'
import { COUNTS } from '../contract/counts.ts'

/** The withdraw screen: to which account and how much, the order, and its cancellation while it waits (RT-11). */
export const manifest = definePlugin({
  id: 'wallet.withdraw',
  version: '1.0.0',
  sdk: '^1',
  title: 'Withdraw',
  requires: {
    clock: CLOCK,
    http: HTTP,
    i18n: I18N,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
  },
  optional: { balance: BALANCE, counts: COUNTS },
  contributes: [
    contribute(routes, {
      path: WITHDRAW_PATH,
      access: 'member',
      component: 'WithdrawScreen',
      title: 'title',
      skeleton: 'form',
    }),
    contribute(
      memberMenu,
      {
        key: 'withdraw',
        icon: 'M12 14V4M8 8l4-4 4 4M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3',
        label: 'title',
        to: WITHDRAW_PATH,
      },
      { order: 2 },
    ),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./withdraw-screen.tsx'))
