import { loginMethods, contribute } from '@foyer/sdk'
import { defineBroken, withManifest } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/login-method/conformance.ts'
import sound from '../../../../sdk/templates/login-method/manifest.ts'

/** Its key is none. */
const method = {
  key: 'Acme sign-in',
  shape: 'form',
  label: 'by_acme',
  component: 'AcmeLogin',
} as const

export default defineBroken({
  plugin: withManifest(sound, () => ({ contributes: [contribute(loginMethods, method)] })),
  options,
})
