import { CLOCK, definePlugin, HTTP, I18N, OVERLAYS, plugin, REACHABILITY, SESSION } from '@foyer/sdk'
import { COUNTS } from '../contract/counts.ts'

/** Counts a member's deposits and withdrawals, and tells each arrival once (ST-33, TR-18). */
export const manifest = definePlugin({
  id: 'wallet.counts',
  version: '1.0.0',
  sdk: '^1',
  title: 'Counts of deposits and withdrawals',
  activateOn: 'member',
  requires: {
    clock: CLOCK,
    http: HTTP,
    i18n: I18N,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
  },
  provides: { counts: COUNTS },
  texts: true,
})

export default plugin(manifest, () => import('./counts.ts'))
