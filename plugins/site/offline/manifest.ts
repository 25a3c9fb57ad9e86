import { definePlugin, I18N, OVERLAYS, plugin, REACHABILITY } from '@foyer/sdk'
import { frameTop } from '../contract.ts'

/** Notifies the player that there is no network (ST-16, PF-06). */
export const manifest = definePlugin({
  id: 'site.offline',
  version: '1.0.0',
  sdk: '^1',
  title: 'Offline notice',
  activateOn: 'idle',
  requires: { reachability: REACHABILITY, overlays: OVERLAYS, i18n: I18N },
  contributes: [frameTop],
})

export default plugin(manifest, () => import('./offline.ts'))
