import { definePlugin, HTTP, I18N, MEMBER, plugin, SITE } from '@foyer/sdk'

/**
 * The member's language at the gateway (ST-29, CA-07), which the site takes over where the player has chosen
 * none on this device (LG-01).
 */
export const manifest = definePlugin({
  id: 'account.language',
  version: '1.0.0',
  sdk: '^1',
  title: 'Language of the member',
  activateOn: 'member',
  requires: { http: HTTP, i18n: I18N, member: MEMBER, site: SITE },
})

export default plugin(manifest, () => import('./language.ts'))
