import {
  definePlugin,
  homeSections,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REACHABILITY,
  SESSION,
  SITE,
  contribute,
} from '@foyer/sdk'

/** The banners at the top of the home screen, and their links (OV-27). */
export const manifest = definePlugin({
  id: 'promotions.banners',
  version: '1.0.0',
  sdk: '^1',
  title: 'Banners',
  requires: {
    http: HTTP,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
    site: SITE,
    i18n: I18N,
  },
  contributes: [contribute(homeSections, { component: 'Hero', order: 10 })],
  texts: true,
})

export default plugin(manifest, () => import('./banners.tsx'))
