import {
  contribute,
  definePlugin,
  DEVICE,
  HTTP,
  I18N,
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

/** Launches games and Vietnam lotteries: the route /m/launchGame (RT-08, RR-06, ST-17, RO-03), and the game above the log-in that it asks for. */
export const manifest = definePlugin({
  id: 'games.launch',
  version: '1.0.0',
  sdk: '^1',
  title: 'Game launch',
  readsSwitches: ['STARTGAMEINAPP3'],
  requires: {
    device: DEVICE,
    http: HTTP,
    i18n: I18N,
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
  settings: () => import('./settings.ts'),
})

export default plugin(manifest, () => import('./launch.tsx'), [() => import('./launch.tsx')])
