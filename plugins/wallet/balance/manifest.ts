import {
  CLOCK,
  contribute,
  definePlugin,
  headerActions,
  HTTP,
  I18N,
  loggedIn,
  NAVIGATION,
  plugin,
  REACHABILITY,
  SESSION,
} from '@foyer/sdk'
import { BALANCE, walletHead } from '../contract/balance.ts'

/** The member's balance, in the header and above the forms of the wallet. */
export const manifest = definePlugin({
  id: 'wallet.balance',
  version: '1.0.0',
  sdk: '^1',
  title: 'Balance',
  when: loggedIn(),
  activateOn: 'member',
  requires: {
    clock: CLOCK,
    http: HTTP,
    i18n: I18N,
    navigation: NAVIGATION,
    reachability: REACHABILITY,
    session: SESSION,
  },
  provides: { balance: BALANCE },
  contributes: [
    contribute(headerActions, { component: 'HeaderBalance', order: -10 }),
    contribute(walletHead, { component: 'BalanceCard' }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./balance.ts'))
