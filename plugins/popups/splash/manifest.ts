import { definePlugin, DEVICE, NAVIGATION, plugin, setting, SITE } from '@foyer/sdk'
import { frameTop } from '../../site/contract.ts'

/**
 * A picture, or the brand's logo, over the home screen for a second, once in a session (ST-25). It comes after the page has
 * been painted, covers nothing that the player could tap, and goes at the first touch. Off by default.
 */
export const manifest = definePlugin({
  id: 'popups.splash',
  version: '1.0.0',
  sdk: '^1',
  title: 'Splash',
  when: setting('enabled', true),
  activateOn: 'idle',
  requires: { device: DEVICE, navigation: NAVIGATION, site: SITE },
  contributes: [frameTop],
  settings: () => import('./settings.ts'),
})

export default plugin(manifest, () => import('./splash.ts'))
