import { definePlugin, loggedIn, MEMBER, plugin, SESSION, contribute } from '@foyer/sdk'
import { settingsHead } from '../../site/contract.ts'

/** Who is signed in, with the VIP label: at the top of the settings (EN-02). */
export const manifest = definePlugin({
  id: 'account.member',
  version: '1.0.0',
  sdk: '^1',
  title: 'Member card',
  when: loggedIn(),
  requires: { session: SESSION, member: MEMBER },
  contributes: [contribute(settingsHead, { component: 'MemberCard' })],
  texts: true,
})

export default plugin(manifest, () => import('./member.ts'))
