import { contribute, definePlugin, I18N, plugin, SITE } from '@foyer/sdk'
import { pageEnd } from '../contract.ts'

/**
 * The end of the screens that a player browses: the merchant's documents, licence, age and company, the means
 * of payment, and where to find help. What it says stands in the merchant's profile (`legal`).
 */
export const manifest = definePlugin({
  id: 'site.footer',
  version: '1.0.0',
  sdk: '^1',
  title: 'Footer',
  requires: { site: SITE, i18n: I18N },
  contributes: [contribute(pageEnd, { component: 'Footer' })],
  texts: true,
})

export default plugin(manifest, () => import('./footer.tsx'))
