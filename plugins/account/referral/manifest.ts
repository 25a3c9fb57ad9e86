import { definePlugin, plugin } from '@foyer/sdk'

/** Keeps whose visitor a player is until they register: codes of the address, and the first host (EN-12, VA-10). */
export const manifest = definePlugin({
  id: 'account.referral',
  version: '1.0.0',
  sdk: '^1',
  title: 'Referral and affiliate codes',
  activate: 'idle',
})

export default plugin(manifest, () => import('./referral.ts'))
