import {
  all,
  any,
  CLOCK,
  definePlugin,
  I18N,
  loggedIn,
  OVERLAYS,
  plugin,
  REACHABILITY,
  SITE,
  switchOn,
} from '@foyer/sdk'
import { frameBottom } from '../../site/contract.ts'

/** The floating mini-game of the operator's lottery, for members (OV-22, ST-26, RO-10). */
export const manifest = definePlugin({
  id: 'games.mini-game',
  version: '1.0.0',
  sdk: '^1',
  title: 'Mini-game',
  when: all(any(switchOn('LOTTMINIGAME3'), switchOn('SEALOTTMINIGAME3')), loggedIn()),
  readsSwitches: ['LOTTMINIGAME3', 'SEALOTTMINIGAME3'],
  activateOn: 'idle',
  requires: { clock: CLOCK, i18n: I18N, overlays: OVERLAYS, reachability: REACHABILITY, site: SITE },
  contributes: [frameBottom],
  texts: true,
})

export default plugin(manifest, () => import('./mini-game.tsx'))
