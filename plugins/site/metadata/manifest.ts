import { definePlugin, I18N, NAVIGATION, plugin, SITE } from '@foyer/sdk'

/** Title, description, keywords, canonical address and robots of the page that is shown (RR-04, RR-05). */
export const manifest = definePlugin({
  id: 'site.metadata',
  version: '1.0.0',
  sdk: '^1',
  title: 'Page titles and search engines',
  activateOn: 'idle',
  requires: { site: SITE, navigation: NAVIGATION, i18n: I18N },
})

export default plugin(manifest, () => import('./metadata.ts'))
