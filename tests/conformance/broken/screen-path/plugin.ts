import { place, routes } from '@foyer/sdk'
import { options } from '../../../../sdk/templates/screen/conformance.ts'
import sound from '../../../../sdk/templates/screen/manifest.ts'
import { defineBroken, withManifest } from '../../break-plugin.ts'

export default defineBroken({
  plugin: withManifest(sound, () => ({
    contributes: [place(routes, { path: '/acme?tab=1', access: 'public', page: 'AcmeScreen' })],
  })),
  options,
})
