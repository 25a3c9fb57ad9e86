import {
  contribute,
  definePlugin,
  HTTP,
  loginPurposes,
  NAVIGATION,
  plugin,
  REACHABILITY,
  routes,
  SITE,
} from '@foyer/sdk'
import { GAME_CATALOGUE } from '../contract.ts'
import { TRIAL_PATH } from './trial-address.ts'

/** Trial games, for guests too: the full screen /m/trialGame, and the way to it above the log-in (OV-17, CA-24). */
export const manifest = definePlugin({
  id: 'games.trial',
  version: '1.0.0',
  sdk: '^1',
  title: 'Trial games',
  requires: { http: HTTP, navigation: NAVIGATION, reachability: REACHABILITY, site: SITE },
  optional: { catalogue: GAME_CATALOGUE },
  contributes: [
    contribute(routes, {
      path: TRIAL_PATH,
      access: 'public',
      component: 'TrialGame',
      title: 'title',
      frameless: true,
      skeleton: 'splash',
    }),
    contribute(loginPurposes, { component: 'TrialOffer', order: 10 }),
  ],
  texts: true,
  settings: () => import('./settings.ts'),
})

export default plugin(manifest, () => import('./trial.tsx'))
