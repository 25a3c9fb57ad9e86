import { definePlugin, HTTP, NAVIGATION, OVERLAYS, place, plugin, routes } from '@foyer/sdk'
import { LAUNCH } from '../contract.ts'
import { LAUNCH_PATH } from './constants.ts'

/** Launches games: the route /m/launchGame, and the service that leads there (RT-08, RR-06, ST-17). */
export const manifest = definePlugin({
  id: 'games.launch',
  version: '1.0.0',
  sdk: '^1',
  title: 'Game launch',
  requires: { http: HTTP, navigation: NAVIGATION, overlays: OVERLAYS },
  provides: { launch: LAUNCH },
  contributes: [place(routes, { path: LAUNCH_PATH, access: 'member', page: 'LaunchGame', bare: true })],
  texts: true,
})

export default plugin(manifest, () => import('./launch.ts'))
