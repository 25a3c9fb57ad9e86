import { all, consent, definePlugin, plugin, setting, trackingDestinations } from '@foyer/sdk'

/** AppsFlyer's web SDK, People-Based Attribution (TR-05). */
export const manifest = definePlugin({
  id: 'tracking.appsflyer',
  version: '1.0.0',
  sdk: '^1',
  title: 'AppsFlyer',
  when: all(setting('webDevKey'), consent('marketing')),
  purposes: ['attribution'],
  contributes: [trackingDestinations],
  cookies: ['afUserId', 'AF_*'],
  storage: ['afUserId', 'AF_*'],
  origins: {
    script: ['https://websdk.appsflyer.com'],
    connect: ['https://wa.appsflyer.com', 'https://wa.onelink.me', 'https://websdk.appsflyer.com'],
    image: ['https://wa.appsflyer.com', 'https://wa.onelink.me'],
  },
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./appsflyer.ts'))
