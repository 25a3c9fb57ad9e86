import { contribute, routes } from '@foyer/sdk'
import { defineBroken, withManifest } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/screen/conformance.ts'
import sound from '../../../../sdk/templates/screen/manifest.ts'

export default defineBroken({
  plugin: withManifest(sound, () => ({
    contributes: [contribute(routes, { path: '/acme?tab=1', access: 'public', component: 'AcmeScreen' })],
  })),
  options,
})
