import {
  CLOCK,
  contribute,
  definePlugin,
  homeSections,
  HTTP,
  I18N,
  plugin,
  REACHABILITY,
  setting,
} from '@foyer/sdk'

/** The next draws of the lotteries and their last results, on a lottery brand's home. */
export const manifest = definePlugin({
  id: 'games.draws',
  version: '1.0.0',
  sdk: '^1',
  title: 'Lottery draws',
  when: setting('count'),
  requires: { http: HTTP, clock: CLOCK, i18n: I18N, reachability: REACHABILITY },
  contributes: [contribute(homeSections, { component: 'Draws', order: 25 })],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./draws.tsx'))
