import { definePlugin, HTTP, NAVIGATION, OVERLAYS, contribute, plugin, routes } from '@foyer/sdk'
import { LAUNCH_PATH } from './constants.ts'

/** Launches games: the route /m/launchGame (RT-08, RR-06, ST-17). */
export const manifest = definePlugin({
  id: 'games.launch',
  version: '1.0.0',
  sdk: '^1',
  title: 'Game launch',
  requires: { http: HTTP, navigation: NAVIGATION, overlays: OVERLAYS },
  contributes: [
    contribute(routes, { path: LAUNCH_PATH, access: 'member', component: 'LaunchGame', frameless: true }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./launch.ts'))
