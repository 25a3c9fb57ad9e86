import { contribute, definePlugin, homeSections, I18N, plugin, routes } from '@foyer/sdk'
import { PAGE_PATH } from './constants.ts'

/** A number for the day: a card on the home screen, and a screen of its own. */
export const manifest = definePlugin({
  id: 'acme.lucky-number',
  version: '1.0.0',
  sdk: '^1',
  title: 'Lucky number',
  requires: { i18n: I18N },
  contributes: [
    contribute(homeSections, { component: 'Card', order: 25 }),
    contribute(routes, { path: PAGE_PATH, access: 'public', component: 'Page' }),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./lucky-number.tsx'))
