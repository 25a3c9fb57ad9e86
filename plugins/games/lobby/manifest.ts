import {
  contribute,
  definePlugin,
  GAMES_PATH,
  homeSections,
  HTTP,
  I18N,
  NAVIGATION,
  plugin,
  REACHABILITY,
  routes,
  SITE,
  tabs,
} from '@foyer/sdk'
import { GAME_CATALOGUE } from '../contract.ts'

/** The games: jackpot, categories and lanes of the home screen, and the game area /m/game (RT-07). */
export const manifest = definePlugin({
  id: 'games.lobby',
  version: '1.0.0',
  sdk: '^1',
  title: 'Lobby',
  requires: { http: HTTP, navigation: NAVIGATION, reachability: REACHABILITY, site: SITE, i18n: I18N },
  provides: { catalogue: GAME_CATALOGUE },
  contributes: [
    contribute(routes, {
      path: GAMES_PATH,
      access: 'public',
      component: 'GameArea',
      title: 'games',
      skeleton: 'grid',
    }),
    contribute(tabs, { key: 'games', icon: 'games', label: 'tab_games', to: GAMES_PATH }, { order: 10 }),
    contribute(homeSections, { component: 'JackpotMarquee', order: 20 }),
    contribute(homeSections, { component: 'GamesSection', order: 30 }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./lobby.tsx'), [() => import('./game-area-screen.tsx')])
