import {
  BENEFITS_PATH,
  CLOCK,
  contribute,
  definePlugin,
  HTTP,
  I18N,
  MEMBER_PATH,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REACHABILITY,
  routes,
  SESSION,
  SITE,
  STORAGE,
  tabs,
} from '@foyer/sdk'
import { settingsHead } from '../../site/contract.ts'

/**
 * The member area and the benefits of the VIP programme (RT-05, RT-06), and who is signed in, at the top of the
 * settings (EN-02). Its tab is in the baked page, before there is
 * a `MEMBER`, so that it does not require one.
 */
export const manifest = definePlugin({
  id: 'account.member',
  version: '1.0.0',
  sdk: '^1',
  title: 'Member area',
  activateOn: 'member',
  requires: {
    clock: CLOCK,
    http: HTTP,
    i18n: I18N,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
    site: SITE,
    storage: STORAGE,
  },
  contributes: [
    contribute(routes, {
      path: MEMBER_PATH,
      access: 'member',
      component: 'MemberHome',
      title: 'title',
      skeleton: 'list',
    }),
    contribute(routes, {
      path: BENEFITS_PATH,
      access: 'member',
      component: 'Benefits',
      title: 'benefits_title',
      skeleton: 'list',
    }),
    contribute(tabs, { key: 'me', icon: 'user', label: 'tab', to: MEMBER_PATH }, { order: 50 }),
    contribute(settingsHead, { component: 'MemberCard' }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./member.ts'))
