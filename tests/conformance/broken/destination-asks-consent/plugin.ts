import { setting } from '@foyer/sdk'
import { defineBroken, withManifest } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/tracking-destination/conformance.ts'
import sound from '../../../../sdk/templates/tracking-destination/manifest.ts'

export default defineBroken({ plugin: withManifest(sound, () => ({ when: setting('pixelId') })), options })
