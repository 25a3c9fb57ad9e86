import {
  BANK_CARD_PATH,
  contribute,
  definePlugin,
  HTTP,
  I18N,
  memberMenu,
  NAVIGATION,
  OVERLAYS,
  PIX_CARD_PATH,
  plugin,
  routes,
  SESSION,
  SITE,
} from '@foyer/sdk'

const BANK = 'M3 10l9-6 9 6zM4 20h16M6 13v4M10 13v4M14 13v4M18 13v4'

/** Where a member adds bank cards or Pix keys, which withdrawals are paid to (RT-12). */
export const manifest = definePlugin({
  id: 'wallet.bank-card',
  version: '1.0.0',
  sdk: '^1',
  title: 'Bank and Pix cards',
  requires: {
    http: HTTP,
    i18n: I18N,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    session: SESSION,
    site: SITE,
  },
  contributes: [
    contribute(routes, {
      path: BANK_CARD_PATH,
      access: 'member',
      component: 'BankCardScreen',
      title: 'title',
      skeleton: 'form',
    }),
    contribute(routes, {
      path: PIX_CARD_PATH,
      access: 'member',
      component: 'PixCardScreen',
      title: 'title',
      skeleton: 'form',
    }),
    contribute(
      memberMenu,
      { key: 'payout-accounts', icon: BANK, label: 'title', to: BANK_CARD_PATH },
      { order: 70 },
    ),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./bank-card.tsx'))
