import {
  contribute,
  definePlugin,
  HTTP,
  I18N,
  INVITE_PATH,
  memberMenu,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REACHABILITY,
  routes,
  SESSION,
  SITE,
} from '@foyer/sdk'
import { CUSTOMER_SERVICE } from '../../customer-service/contract.ts'
import { settingsRows } from '../../site/contract.ts'
import { AVAILABLE_PROMOTIONS } from '../contract.ts'

/** The page /m/inviteFriends (RT-13), and the referral entry in the settings and the member area (OV-26). */
export const manifest = definePlugin({
  id: 'promotions.invite',
  version: '1.0.0',
  sdk: '^1',
  title: 'Invite friends',
  readsSwitches: ['REWCEN3'],
  requires: {
    http: HTTP,
    i18n: I18N,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
    site: SITE,
  },
  optional: { promotions: AVAILABLE_PROMOTIONS, customerService: CUSTOMER_SERVICE },
  contributes: [
    contribute(routes, {
      path: INVITE_PATH,
      access: 'public',
      component: 'InviteScreen',
      title: 'title',
      skeleton: 'list',
    }),
    // As RR-01 spells it.
    contribute(routes, {
      path: '/m/inviteFriend',
      access: 'public',
      component: 'InviteScreen',
      title: 'title',
      skeleton: 'list',
    }),
    contribute(routes, {
      path: '/m/referral',
      access: 'public',
      component: 'ReferralEntry',
      skeleton: 'list',
    }),
    contribute(memberMenu, { key: 'invite', icon: 'user', label: 'title', to: '/m/referral' }, { order: 50 }),
    contribute(settingsRows, { component: 'InviteRow' }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./invite.tsx'))
