import { defineBroken, withManifest } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/captcha-provider/conformance.ts'
import sound from '../../../../sdk/templates/captcha-provider/manifest.ts'

export default defineBroken({ plugin: withManifest(sound, () => ({ activateOn: 'idle' })), options })
