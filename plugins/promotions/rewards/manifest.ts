import {
  CLOCK,
  contribute,
  definePlugin,
  HTTP,
  I18N,
  memberMenu,
  OVERLAYS,
  plugin,
  REWARDS_PATH,
  routes,
  SESSION,
  SITE,
} from '@foyer/sdk'

/** What a member has to collect (RT-14). No switch of the gateway turns it off: REWCEN3 is about available promotions alone (RO-12). */
export const manifest = definePlugin({
  id: 'promotions.rewards',
  version: '1.0.0',
  sdk: '^1',
  title: 'Rewards',
  requires: { clock: CLOCK, http: HTTP, i18n: I18N, overlays: OVERLAYS, session: SESSION, site: SITE },
  contributes: [
    contribute(routes, {
      path: REWARDS_PATH,
      access: 'member',
      component: 'RewardsScreen',
      title: 'title',
      skeleton: 'list',
    }),
    contribute(memberMenu, { key: 'rewards', icon: 'gift', label: 'title', to: REWARDS_PATH }, { order: 20 }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./rewards-screen.tsx'))
