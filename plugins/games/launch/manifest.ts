import {
  contribute,
  definePlugin,
  HTTP,
  LAUNCH_PATH,
  loginPurposes,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REACHABILITY,
  routes,
  SITE,
} from '@foyer/sdk'
import { GAME_CATALOGUE } from '../contract.ts'

/** Launches games: the route /m/launchGame (RT-08, RR-06, ST-17), and the game above the log-in that it asks for. */
export const manifest = definePlugin({
  id: 'games.launch',
  version: '1.0.0',
  sdk: '^1',
  title: 'Game launch',
  requires: {
    http: HTTP,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    site: SITE,
  },
  optional: { catalogue: GAME_CATALOGUE },
  contributes: [
    contribute(routes, {
      path: LAUNCH_PATH,
      access: 'member',
      component: 'LaunchGame',
      frameless: true,
      skeleton: 'splash',
    }),
    contribute(loginPurposes, { component: 'LaunchPurpose' }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./launch.ts'))
