import {
  all,
  consent,
  contribute,
  definePlugin,
  device,
  plugin,
  trackingDelegates,
  trackingDestinations,
} from '@foyer/sdk'

/** Hands events to the operator's app, which forwards them to the SDKs of its ad networks. */
export const manifest = definePlugin({
  id: 'tracking.native-shell',
  version: '1.0.0',
  sdk: '^1',
  title: 'Ad networks of the app',
  // All networks of the shell are marketing.
  when: all(device('native'), consent('marketing')),
  purposes: ['attribution'],
  contributes: [trackingDestinations, contribute(trackingDelegates, { key: 'native-shell' })],
  settings: () => import('./settings.ts'),
})
export default plugin(manifest, () => import('./native-shell.ts'))
