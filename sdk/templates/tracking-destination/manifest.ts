import { all, consent, definePlugin, plugin, setting, trackingDestinations } from '@foyer/sdk'

/** Sends the site's tracking events to Acme (TR-13 to TR-17). */
export const manifest = definePlugin({
  id: 'vendors.acme',
  version: '1.0.0',
  sdk: '^1',
  title: 'Acme pixel',
  // Off until the merchant switches it on and names a pixel, and the player consents.
  when: all(setting('pixelId'), consent('marketing')),
  // What the player reads before the choice.
  purposes: ['ads'],
  contributes: [trackingDestinations],
  // Every origin that the vendor's script reaches: the Content-Security-Policy is made from these.
  origins: { script: ['https://acme.example'], connect: ['https://acme.example'] },
  // First-party cookies that the vendor's script sets, such as '_acme': the host removes them when the player revokes.
  cookies: [],
  settings: () => import('./settings.ts'),
  texts: true,
})
export default plugin(manifest, () => import('./acme.ts'))
